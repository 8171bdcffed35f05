import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import {
  portVariables,
  type ServiceFolder,
  serviceFolders,
  servicesBehindGateway,
  urlVariables,
} from '../../services.ts';
import { kubernetesSecrets } from '../../tools/launcher/settings/kubernetes-secrets.ts';
import { namedSecrets } from '../../tools/launcher/settings/named-secrets.ts';
import { inRoot } from '../../tools/launcher/settings/paths.ts';
import {
  type Container,
  containersOf,
  kubernetesFolder,
  manifestsOf,
  secretFilesOf,
  type Workload,
  workloadsIn,
} from './checks/manifests.ts';

interface Variable {
  name: string;
  isRequired: boolean;
}

const compose: { services: Record<string, { environment?: Record<string, string> }> } = parse(
  readFileSync(inRoot('docker-compose.yml'), 'utf8'),
  { merge: true },
);
const settingsFile = parseEnv(readFileSync(join(kubernetesFolder, 'base', 'settings.env'), 'utf8'));
/** The ports of the services, and the addresses at which others find them. */
const addresses = parseEnv(
  parse(readFileSync(join(kubernetesFolder, 'base', 'kustomization.yaml'), 'utf8')).configMapGenerator[0].literals.join(
    '\n',
  ),
);
const settings = [...Object.keys(settingsFile), ...Object.keys(addresses)];
const workloads = workloadsIn(manifestsOf(join(kubernetesFolder, 'base')));
const workloadOf = (name: string) => workloads.find((one) => one.name === name) as Workload;

const isException = (name: string) => name.startsWith('ALLOW_');
const environmentOf = (name: string) =>
  Object.keys(compose.services[name]?.environment ?? {}).filter((variable) => !isException(variable));
/** The settings that the containers of a pod are given one by one, whether by value, by a file or by the key of a Secret. */
const givenTo = (workload: Workload) => [
  ...new Set(containersOf(workload).flatMap(({ env = [] }) => env.map(({ name }) => name.replace(/_FILE$/, '')))),
];

const others = ['GOOGLE_CLIENT_SECRET', 'WEBHOOK_SECRET', 'IDEAL_POSTCODES_KEY', 'OS_PLACES_KEY', 'LOQATE_KEY'].concat([
  'GETADDRESS_KEY',
  'CHARITY_COMMISSION_KEY',
]);
const given = {
  SMTP_URL: 'smtps://user:password@mail.example',
  ...Object.fromEntries(others.map((name) => [name, `the ${name}`])),
};
const secrets = new Map(
  kubernetesSecrets(namedSecrets(), given).map(({ metadata, stringData }) => [metadata.name, stringData]),
);

async function variablesOf(service: ServiceFolder): Promise<Variable[]> {
  const { config } = await import(pathToFileURL(inRoot('services', service, 'src', 'config.ts')).href);
  return config.variables;
}

describe.each(serviceFolders)('%s', (service) => {
  const explicit = givenTo(workloadOf(service));

  it('is told only what it knows, and all that it needs', async () => {
    const variables = await variablesOf(service);
    const needed = variables.filter(({ isRequired }) => isRequired).map(({ name }) => name);
    expect(variables.map(({ name }) => name)).toEqual(expect.arrayContaining(explicit));
    expect([...explicit, ...settings]).toEqual(expect.arrayContaining(needed));
  });

  it('takes in production what it is told', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'plainwill-secrets-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const authority = join(folder, 'ca.crt');
    writeFileSync(authority, '');
    for (const [name, value] of Object.entries(secrets.get(`${service}-secrets`) ?? {})) {
      // Tests of its client try an address of Sentinel.
      const usable = name === 'QUEUE_URL' ? value.replace(/^redis-sentinel:(.*@).*$/, 'redis:$1valkey') : value;
      writeFileSync(join(folder, name), usable.replace('/run/postgres/ca.crt', authority));
    }
    const [{ env = [] }] = workloadOf(service).pod.containers as [Container];
    const variables = env.map(({ name, value }) => [name, value?.replace('/run/secrets', folder)]);
    const { config } = await import(pathToFileURL(inRoot('services', service, 'src', 'config.ts')).href);
    const environment = { NODE_ENV: 'production', ...settingsFile, ...addresses, ...Object.fromEntries(variables) };
    expect(() => config.read(environment)).not.toThrow();
  });

  it('can be told all that compose tells it', () => {
    expect([...explicit, ...settings]).toEqual(expect.arrayContaining(environmentOf(service)));
    expect(workloadOf(service).pod.containers[0]?.envFrom).toEqual([{ configMapRef: { name: 'settings' } }]);
  });
});

describe('settings.env', () => {
  it('has every setting of compose that an operator chooses and that is no secret, and no other', () => {
    const taken = serviceFolders.flatMap((service) =>
      Object.entries(compose.services[service]?.environment ?? {})
        .filter(([name, value]) => new RegExp(`^\\$\\{${name}:`).test(value))
        .map(([name]) => name),
    );
    const isSecret = (name: string) => [...secrets.values()].some((data) => name in data);
    const expected = [...new Set(taken)].filter((name) => !isException(name) && !isSecret(name));
    expect(expected.length).toBeGreaterThan(15);
    expect(Object.keys(settingsFile).sort()).toEqual(expected.sort());
  });
});

it.each(servicesBehindGateway)('%s listens where others look for it', (service) => {
  const port = workloadOf(service).pod.containers[0]?.ports?.[0]?.containerPort;
  expect(addresses[portVariables[service]]).toBe(String(port));
  expect(addresses[urlVariables[service]]).toBe(`http://${service}:${port}`);
});

describe('the migrations and the commands of an operator', () => {
  it('are told what they are told by compose', () => {
    const both = new Set([...environmentOf('create-databases'), ...environmentOf('migrate')]);
    expect(givenTo(workloadOf('migrate')).sort()).toEqual([...both].sort());
    expect(workloadOf('migrate').pod.initContainers?.map(({ name }) => name)).toEqual(['create-databases']);
    // Those for one command alone are given with it; checkpoints are kept with each process.
    const isExpected = (name: string) => !/^BACKUP_|^AUDIT_ANCHOR_DIR$/.test(name);
    expect(givenTo(workloadOf('operations')).sort()).toEqual(environmentOf('operations').filter(isExpected).sort());
  });

  it('alone know who owns the tables', () => {
    for (const workload of workloads.filter(({ name }) => !['migrate', 'operations'].includes(name))) {
      expect(givenTo(workload).filter((name) => /MIGRATION_|ADMIN_URL/.test(name))).toEqual([]);
    }
  });
});

describe('the Secrets of new-secrets', () => {
  it.each(workloads)('have what $name reads, and nothing that it does not', (workload) => {
    const mounted = secretFilesOf(workload)
      .filter(({ name }) => name !== 'postgres-server')
      .flatMap(({ name, keys }) => (keys ?? Object.keys(secrets.get(name) ?? {})).map((key) => `${name}: ${key}`));
    const stored = [...secrets].flatMap(([name, data]) => Object.keys(data).map((key) => `${name}: ${key}`));
    expect(stored).toEqual(expect.arrayContaining(mounted));
    const env = containersOf(workload).flatMap(({ env = [] }) => env);
    const files = env.flatMap(({ value }) => /^\/run\/secrets\/(\w+)$/.exec(value ?? '')?.[1] ?? []);
    const refs = env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []);
    expect(files.length).toBeGreaterThan(0);
    for (const { name, key, optional } of refs) {
      expect(stored).toContain(`${name}: ${key}`);
      expect(optional, key).toBe(true);
    }
    const read = new Set([...files, ...refs.map(({ key }) => key)]);
    expect([...read].sort()).toEqual(mounted.map((one) => one.replace(/^.*: /, '')).sort());
  });

  it('are needed without what others give, and not without a mail server', () => {
    const keys = kubernetesSecrets(namedSecrets(), { SMTP_URL: given.SMTP_URL }).flatMap(({ stringData }) =>
      Object.keys(stringData),
    );
    expect(keys.filter((key) => others.includes(key))).toEqual([]);
    expect(() => kubernetesSecrets(namedSecrets(), {})).toThrow(/^SMTP_URL/);
  });

  it('keep what is set already', () => {
    const existing = { ...given, IDENTITY_LINK_KEY: 'kept', IDENTITY_DATABASE_PASSWORD: 'kept-password' };
    const identity = kubernetesSecrets(namedSecrets(), existing).find(
      ({ metadata }) => metadata.name === 'identity-secrets',
    );
    expect(identity?.stringData.IDENTITY_LINK_KEY).toBe('kept');
    expect(identity?.stringData.IDENTITY_DATABASE_URL).toBe(
      'postgres://identity:kept-password@postgres-rw:5432/identity?sslmode=verify-full&sslrootcert=/run/postgres/ca.crt',
    );
  });
});
