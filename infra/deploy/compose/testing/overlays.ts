import { stringify } from 'yaml';
import { isOneOf, portVariables, queueFiles, type ServiceFolder, serviceFolders } from '../../../services.ts';

type Environment = Record<string, string>;

/** The containers of docker-compose.yml. */
export type ComposeServices = Record<string, { environment?: Environment }>;

/** The start of a store, which reads a key of its own: only root may read the one that is mounted. */
const stores: Record<string, object> = {
  postgres: {
    entrypoint: [
      'sh',
      '-c',
      [
        'install -o postgres -m 600 /run/secrets/tls.key /var/run/postgresql/tls.key &&',
        'exec docker-entrypoint.sh "$$@" -c ssl=on -c ssl_min_protocol_version=TLSv1.3',
        '-c ssl_cert_file=/run/secrets/tls.crt -c ssl_key_file=/var/run/postgresql/tls.key',
      ].join(' '),
      'sh',
    ],
  },
  redis: {
    user: 'root',
    command: [
      'sh',
      '-c',
      [
        'install -o redis -m 400 /run/secrets/tls.key /tmp/tls.key &&',
        'exec sh /etc/redis-start.sh /etc/redis.conf --dir /data --port 0 --tls-port 6379',
        '--tls-protocols TLSv1.3 --tls-auth-clients no --tls-ca-cert-file /run/secrets/ca.crt',
        '--tls-cert-file /run/secrets/tls.crt --tls-key-file /tmp/tls.key',
      ].join(' '),
    ],
    healthcheck: {
      test: [
        'CMD-SHELL',
        'REDISCLI_AUTH="$$(cat /run/secrets/REDIS_PASSWORD)" redis-cli --tls --cacert /run/secrets/ca.crt ping | grep -q PONG',
      ],
    },
  },
};

const tlsHead = `# TLS between all parts, and secrets in files instead of the environment. Beside docker-compose.yml:
#   npm run --silent new-secrets -- --files secrets --certificates certificates >> .env
#   docker compose -f docker-compose.yml -f infra/deploy/compose/docker-compose.tls.yml up --build --detach
# docs/operate/tls.md says who must own the two folders. What is empty here is in the file that NAME_FILE names.
# The stores begin as root only to take their keys from there, and go on as their own users.
# Written by \`npm test -- deploy/compose -u\` from docker-compose.yml: change that, or infra/deploy/compose/testing/overlays.ts.
`;

/** Secrets of ours: those that others give us are in .env alone. */
const isSecret = (name: string) =>
  /^(?!ALLOW_|SERVICE_|IDEAL|OS_PLACES|LOQATE|GETADDRESS|CHARITY).*(_KEYS?|_PASSWORD|DATABASE_URL|QUEUE_URL|ADMIN_URL)$/.test(
    name,
  );

const tlsFiles = {
  SERVICE_TLS_CERT_FILE: '/run/secrets/tls.crt',
  SERVICE_TLS_KEY_FILE: '/run/secrets/tls.key',
  SERVICE_TLS_CA_FILE: '/run/secrets/ca.crt',
};

/** The file of a secret among those that new-secrets makes: each service has a QUEUE_URL of its own. */
const fileOf = (name: string, secret: string) =>
  secret === 'QUEUE_URL' ? queueFiles[name as keyof typeof queueFiles] : secret;

const isService = (name: string): name is ServiceFolder => isOneOf(serviceFolders, name as ServiceFolder);

/** One container’s part of the overlay for TLS, and the files that it reads. */
function withTls(name: string, environment: Environment, containers: readonly string[]) {
  const secrets = Object.keys(environment).filter(isSecret);
  const isCalled = isService(name) || name in stores;
  const addresses = Object.entries(environment).filter(([, value]) =>
    containers.includes(/^http:\/\/([a-z-]+):/.exec(value)?.[1] ?? ''),
  );
  const files = [
    ...(name === 'postgres' ? [] : [{ source: 'ca.crt', target: 'ca.crt' }]),
    ...(isCalled ? ['crt', 'key'].map((kind) => ({ source: `${name}.${kind}`, target: `tls.${kind}` })) : []),
    ...secrets.map((secret) => ({ source: fileOf(name, secret), target: secret })),
  ];
  const port = isService(name) ? environment[portVariables[name]] : undefined;
  const container = {
    ...stores[name],
    ...(port && { healthcheck: { test: ['CMD', 'node', 'services/kit/src/commands/check-health.ts', port] } }),
    environment: {
      ...(isService(name) && tlsFiles),
      ...(name === 'gateway' && { GATEWAY_TLS: 'true' }),
      ...Object.fromEntries(
        secrets.flatMap((secret) => [
          [secret, ''],
          [`${secret}_FILE`, `/run/secrets/${secret}`],
        ]),
      ),
      ...Object.fromEntries(addresses.map(([variable, url]) => [variable, url.replace('http:', 'https:')])),
    },
    secrets: files.map(({ source, target }) => (source === target ? source : { source, target })),
  };
  return { container, files: files.map(({ source }) => source) };
}

/** docker-compose.tls.yml, which follows from docker-compose.yml. */
export function tlsOverlay(services: ComposeServices): string {
  const parts = Object.entries(services).map(
    ([name, { environment = {} }]) => [name, withTls(name, environment, Object.keys(services))] as const,
  );
  const files = [...new Set(parts.flatMap(([, { files }]) => files))];
  const folderOf = (file: string) => (/\.(crt|key)$/.test(file) ? 'CERTIFICATES' : 'SECRETS');
  const overlay = {
    services: Object.fromEntries(parts.map(([name, { container }]) => [name, container])),
    secrets: Object.fromEntries(
      files.map((file) => {
        const folder = folderOf(file);
        return [file, { file: `\${${folder}_DIR:-./${folder.toLowerCase()}}/${file}` }];
      }),
    ),
  };
  return `${tlsHead}${stringify(overlay, { lineWidth: 0, aliasDuplicateObjects: false })}`;
}

const logsHead = `# Sends what every container logs to another host, by syslog over TLS. Set LOG_SYSLOG_ADDRESS in .env, then:
# docker compose --file docker-compose.yml --file infra/deploy/compose/docker-compose.logs.yml up --detach
# Its list of containers is written by \`npm test -- deploy/compose -u\` from docker-compose.yml.
x-logs: &logs
  logging:
    driver: syslog
    options:
      syslog-address: \${LOG_SYSLOG_ADDRESS:?Set LOG_SYSLOG_ADDRESS to tcp+tls://host:6514}
      # Empty for a certificate that this host trusts already.
      syslog-tls-ca-cert: \${LOG_SYSLOG_CA_FILE:-}
      syslog-format: rfc5424micro
      tag: "{{.Name}}"

services:
`;

/** docker-compose.logs.yml, which names every container: compose has no setting for all of them. */
export const logsOverlay = (services: ComposeServices): string =>
  `${logsHead}${Object.keys(services)
    .map((name) => `  ${name}: *logs\n`)
    .join('')}`;
