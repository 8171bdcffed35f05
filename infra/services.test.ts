import { globSync, readFileSync } from 'node:fs';
import { serviceNames } from '@plainwill/contracts';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  camelName,
  databaseName,
  databaseVariables,
  isOneOf,
  passwordVariables,
  redisPasswordVariables,
  serviceFolders,
  servicesBehindGateway,
  servicesWithDatabase,
  servicesWithQueue,
  urlVariables,
} from './services.ts';
import { inRoot } from './tools/launcher/settings/paths.ts';
import { newSecrets } from './tools/launcher/settings/secrets.ts';

const read = (...path: string[]) => readFileSync(inRoot(...path), 'utf8');
const compose: {
  services: Record<string, { command?: string[]; depends_on?: object; environment?: Record<string, string> }>;
} = parse(read('docker-compose.yml'), { merge: true });

describe('services', () => {
  it('has every folder that starts a process, and no other', () => {
    const folders = globSync('services/*/src/main.ts', { cwd: inRoot() }).map((file) => file.split(/[/\\]/)[1]);
    expect([...serviceFolders].sort()).toEqual(folders.sort());
  });

  it('has a database for every folder with migrations, and for no other', () => {
    const folders = globSync('services/*/src/database.ts', { cwd: inRoot() }).map((file) => file.split(/[/\\]/)[1]);
    expect([...servicesWithDatabase].sort()).toEqual(folders.sort());
  });

  it('has every service with a contract, under the same name', () => {
    expect(servicesBehindGateway.map(camelName).sort()).toEqual([...serviceNames].sort());
  });

  it('has a password for each database', () => {
    const { passwords } = newSecrets();
    for (const service of servicesWithDatabase) expect(passwords[databaseName(service)]).toMatch(/^\w{48}$/);
  });
});

it('service.Dockerfile installs what each package of the workspace depends on', () => {
  const [, copied = ''] =
    /^COPY --parents (package.+) \.\/$/m.exec(read('infra', 'deploy', 'service.Dockerfile')) ?? [];
  const manifests = (patterns: string[]) =>
    globSync(patterns, { cwd: inRoot() }).filter((file) => file.endsWith('package.json') && file !== 'package.json');
  const { packages }: { packages: string[] } = parse(read('pnpm-workspace.yaml'));
  expect(manifests(copied.split(' ')).sort()).toEqual(manifests(packages.map((one) => `${one}/package.json`)).sort());
});

describe('docker-compose.yml', () => {
  it.each(serviceFolders)('starts %s', (service) => {
    expect(compose.services[service]?.command).toEqual(['node', `services/${service}/dist/main.js`]);
  });

  it.each(servicesBehindGateway)('starts the gateway after %s, and tells it where that answers', (service) => {
    const { gateway } = compose.services;
    expect(Object.keys(gateway?.depends_on ?? {})).toContain(service);
    expect(gateway?.environment?.[urlVariables[service]]).toMatch(new RegExp(`^http://${service}:\\d+$`));
  });

  it.each(serviceFolders)('lets %s into Redis under its own name, if it keeps something there', (service) => {
    const { QUEUE_URL: address } = compose.services[service]?.environment ?? {};
    if (!isOneOf(servicesWithQueue, service)) return expect(address).toBeUndefined();
    const variable = redisPasswordVariables[service];
    expect(address).toContain(`redis://${service}:\${${variable}:`);
    expect(Object.keys(compose.services.redis?.environment ?? {})).toContain(variable);
    expect(read('infra', 'deploy', 'compose', 'redis', 'start.sh')).toMatch(
      new RegExp(`^user ${service} on .*\\$rights$`, 'm'),
    );
  });

  it.each(servicesWithDatabase)('makes and backs up the database of %s', (service) => {
    for (const task of ['create-databases', 'migrate', 'operations']) {
      const address = compose.services[task]?.environment?.[databaseVariables[service]];
      expect(address, task).toContain(`\${${passwordVariables[service]}:`);
      expect(address, task).toMatch(new RegExp(`/${databaseName(service)}$`));
    }
  });
});
