import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { databaseVariables, migrationVariables, type ServiceFolder, serviceFolders } from '../../services.ts';
import { inRoot } from '../../tools/launcher/settings/paths.ts';
import { parseSettings, settingsInFiles } from '../../tools/launcher/settings/settings.ts';
import { logsOverlay } from './testing/overlays.ts';

interface Variable {
  name: string;
  isRequired: boolean;
}

interface ComposeService {
  image?: string;
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: (string | object)[];
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  tmpfs?: string[];
  networks: string[];
  depends_on?: object;
  logging?: { driver: string; options: Record<string, string> };
}

interface ComposeFile {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean }>;
}

const read = (file: string): ComposeFile => parse(readFileSync(inRoot(file), 'utf8'), { merge: true });
const compose = read('docker-compose.yml');
const logs = read('infra/deploy/compose/docker-compose.logs.yml');
const example = readFileSync(inRoot('.env.example'), 'utf8');

async function variablesOf(service: ServiceFolder): Promise<Variable[]> {
  const { config } = await import(pathToFileURL(inRoot('services', service, 'src', 'config.ts')).href);
  return config.variables;
}

const environmentOf = (service: string) => Object.keys(compose.services[service]?.environment ?? {});

/** The variables that a value of the compose file takes from the operator. */
const takenFrom = (value: string) => [...value.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);

/** By the image, by an overlay, or refused in production. */
const setElsewhere = [
  'NODE_ENV',
  'WEB_ROOT',
  'GATEWAY_METRICS_PORT',
  'SERVICE_HOST',
  'SERVICE_TLS_CERT',
  'SERVICE_TLS_KEY',
  'SERVICE_TLS_CA',
  'GATEWAY_TLS',
  'MAILBOX_URL',
  'ALLOW_CAPTURED_MAIL',
  'FAULT_TEST',
  'WEBHOOK_MAY_BE_LOCAL',
];

describe('docker-compose.yml', () => {
  it.each(serviceFolders)('sets for %s only what it knows, and all that it needs', async (service) => {
    const variables = await variablesOf(service);
    const known = variables.map(({ name }) => name);
    const needed = variables.filter(({ isRequired }) => isRequired).map(({ name }) => name);
    expect(known).toEqual(expect.arrayContaining(environmentOf(service)));
    expect(environmentOf(service)).toEqual(expect.arrayContaining(needed));
  });

  it.each(serviceFolders)('passes on to %s every setting that an operator can give', async (service) => {
    const known = (await variablesOf(service)).map(({ name }) => name);
    const passedOn = environmentOf(service);
    expect(known.filter((name) => !passedOn.includes(name) && !setElsewhere.includes(name))).toEqual([]);
  });

  it('gives the migrations every database, and nothing else', () => {
    const databases = [...Object.values(databaseVariables), ...Object.values(migrationVariables)];
    expect(environmentOf('migrate').sort()).toEqual([...databases, 'ALLOW_WEAK_DATABASE_PASSWORDS'].sort());
  });

  it('tells no service who owns its tables', () => {
    for (const service of serviceFolders) {
      expect(JSON.stringify(compose.services[service]?.environment)).not.toMatch(
        /MIGRATION_|ADMIN_URL|POSTGRES_PASSWORD/,
      );
    }
  });

  it('runs migrations only once the databases and their owner are there', () => {
    expect(compose.services.migrate?.depends_on).toEqual({
      'create-databases': { condition: 'service_completed_successfully' },
    });
  });

  it('publishes only the gateway, and keeps stores away from the outside', () => {
    const published = Object.entries(compose.services).filter(([, { ports }]) => ports?.length);
    expect(published.map(([name]) => name)).toEqual(['gateway']);
    expect(compose.networks.inside?.internal).toBe(true);
    for (const store of ['postgres', 'redis']) expect(compose.services[store]?.networks).toEqual(['inside']);
  });

  it('publishes the gateway to this host alone unless told otherwise', () => {
    expect(compose.services.gateway?.ports).toEqual([expect.stringMatching(/^\$\{PUBLISH_ADDRESS:-127\.0\.0\.1\}:/)]);
  });

  it.each(Object.keys(compose.services))('confines %s: it changes no file of its image and gains no rights', (name) => {
    const { read_only, tmpfs, cap_drop, cap_add = [], security_opt } = compose.services[name] ?? {};
    expect({ read_only, tmpfs, cap_drop, security_opt }).toEqual({
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    // The script of its image begins as root.
    const ofPostgres = ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'];
    expect(cap_add).toEqual(name === 'postgres' ? ofPostgres : []);
  });

  it('refuses to start without a secret: none has a default', () => {
    const values = Object.values(compose.services).flatMap(({ environment }) => Object.values(environment ?? {}));
    const secrets = values.filter((value) => /_(PASSWORD|KEY|KEYS)\b/.test(value));
    expect(secrets.length).toBeGreaterThan(0);
    // Required, or empty where a service does without.
    for (const value of secrets) expect(value).toMatch(/\$\{\w+:(\?|-\})/);
  });
});

describe('the logs of containers', () => {
  it('fill no disk', () => {
    for (const { logging } of Object.values(compose.services))
      expect(logging?.options).toEqual({ 'max-size': '20m', 'max-file': '5' });
  });

  it('go to another host, all of them and by TLS, where it is set', async () => {
    await expect(logsOverlay(compose.services)).toMatchFileSnapshot('docker-compose.logs.yml');
    expect(Object.keys(logs.services)).toEqual(Object.keys(compose.services));
    for (const { logging } of Object.values(logs.services)) {
      expect(logging?.driver).toBe('syslog');
      expect(logging?.options['syslog-address']).toMatch(/^\$\{LOG_SYSLOG_ADDRESS:\?.*tcp\+tls:/);
      expect(logging?.options).not.toHaveProperty('syslog-tls-skip-verify');
    }
  });
});

describe('redis.conf', () => {
  it('keeps every job: nothing is evicted, and writes reach the disk', () => {
    const lines = readFileSync(inRoot('infra', 'deploy', 'compose', 'redis', 'redis.conf'), 'utf8').split('\n');
    expect(lines).toEqual(
      expect.arrayContaining(['maxmemory-policy noeviction', 'appendonly yes', 'appendfsync everysec']),
    );
  });
});

describe('.env.example', () => {
  it('lists every variable of every service, of the launcher and of the compose file, and no other', async () => {
    const ofServices = (await Promise.all(serviceFolders.map(variablesOf))).flat().map(({ name }) => name);
    const ofCompose = Object.values(compose.services).flatMap(({ image = '', environment, ports, volumes }) =>
      [image, ...Object.values(environment ?? {}), ...(ports ?? []), ...(volumes ?? []).map(String)].flatMap(takenFrom),
    );
    const ofLogs = Object.values(logs.services).flatMap(({ logging }) =>
      Object.values(logging?.options ?? {}).flatMap(takenFrom),
    );
    const ofOverlays = ['SECRETS_DIR', 'CERTIFICATES_DIR', 'ARCHIVE_DIR', 'ARCHIVE_KEY_FILE'];
    const ofLauncher = ['NODE_ENV', 'DATA_DIR', 'ALLOW_ONE_DATABASE_ROLE', 'DATABASE_ADMIN_URL'];
    const known = new Set([
      ...ofServices,
      ...ofCompose,
      ...ofLogs,
      ...ofOverlays,
      ...ofLauncher,
      ...Object.values(migrationVariables),
    ]);
    expect(Object.keys(parseEnv(example)).sort()).toEqual([...known].sort());
  });

  it('lets whatever the launcher makes or reads itself be in a file', () => {
    const secrets = Object.keys(parseEnv(example)).filter((name) =>
      /^(?!ALLOW_).*(_KEYS?|_SECRET|DATABASE_URL)$/.test(name),
    );
    const readByServices = ['WEBHOOK_SECRET', 'CHARITY_COMMISSION_KEY', 'GETADDRESS_KEY', 'IDEAL_POSTCODES_KEY'];
    const others = [...readByServices, 'LOQATE_KEY', 'OS_PLACES_KEY', 'SERVICE_TLS_KEY'];
    expect(secrets.filter((name) => !settingsInFiles.includes(name) && !others.includes(name))).toEqual([]);
  });

  it('has a comment above every variable or group of variables', () => {
    const blocks = example.split(/\n(?=#)/).filter((block) => /^\w+=/m.test(block));
    for (const block of blocks) expect(block).toMatch(/^# \S/);
  });

  it('changes nothing when it is copied to .env', () => {
    expect(parseSettings({}, parseEnv(example))).toEqual(parseSettings({}));
  });
});
