import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { serviceFolders } from '../../services.ts';
import { inRoot } from '../../tools/launcher/settings/paths.ts';
import { filesOf, writeSecretFiles } from '../../tools/launcher/settings/secret-files.ts';
import { certificateNames } from '../certificates/write-certificates.ts';
import { tlsOverlay } from './testing/overlays.ts';

interface ComposeService {
  environment?: Record<string, string>;
  secrets?: (string | { source: string; target: string })[];
  healthcheck?: { test: string[] };
}

interface Compose {
  services: Record<string, ComposeService>;
  secrets: Record<string, { file: string }>;
}

const read = (name: string): Compose => parse(readFileSync(inRoot(name), 'utf8'), { merge: true });
const base = read('docker-compose.yml');
const overlay = read('infra/deploy/compose/docker-compose.tls.yml');
const isSecret = (name: string) =>
  /^(?!ALLOW_|SERVICE_).*(_KEYS?|_PASSWORD|DATABASE_URL|QUEUE_URL|ADMIN_URL)$/.test(name);
/** Secrets of other firms are set where there is a contract with them. */
const isOfAnother = (name: string) => /^(IDEAL|OS_PLACES|LOQATE|GETADDRESS|CHARITY)/.test(name);

const mounted = ({ secrets = [] }: ComposeService) =>
  new Map(secrets.map((one) => (typeof one === 'string' ? [one, one] : [one.target, one.source])));
const environmentOf = (name: string): Record<string, string> => ({
  ...base.services[name]?.environment,
  ...overlay.services[name]?.environment,
});

const sample = { POSTGRES_PASSWORD: 'p' };

describe('infra/deploy/compose/docker-compose.tls.yml', () => {
  it('follows from docker-compose.yml', async () => {
    await expect(tlsOverlay(base.services)).toMatchFileSnapshot('docker-compose.tls.yml');
  });

  it.each(Object.keys(base.services))('leaves no secret in the environment of %s', (name) => {
    const left = Object.entries(environmentOf(name)).filter(
      ([key, value]) => value && isSecret(key) && !isOfAnother(key),
    );
    expect(left).toEqual([]);
  });

  it.each(Object.keys(overlay.services))('gives %s each file that it names, and no other', (name) => {
    const service = overlay.services[name] ?? {};
    const files = Object.entries(service.environment ?? {}).filter(([key]) => key.endsWith('_FILE'));
    const named = files.map(([, path]) => path.replace('/run/secrets/', ''));
    // Named in addresses, and in what starts the stores.
    const others = ['ca.crt', 'tls.crt', 'tls.key'];
    expect([...mounted(service).keys()].filter((target) => !others.includes(target)).sort()).toEqual(
      named.filter((target) => !others.includes(target)).sort(),
    );
    for (const [key] of files.filter(([key]) => isSecret(key.replace(/_FILE$/, ''))))
      expect(service.environment?.[key.replace(/_FILE$/, '')], key).toBe('');
    for (const source of mounted(service).values()) expect(Object.keys(overlay.secrets)).toContain(source);
  });

  it.each(serviceFolders)('gives %s a certificate of its own, and settings that it knows', async (name) => {
    const files = mounted(overlay.services[name] ?? {});
    expect([files.get('tls.crt'), files.get('tls.key')]).toEqual([`${name}.crt`, `${name}.key`]);
    const { config } = await import(pathToFileURL(inRoot('services', name, 'src', 'config.ts')).href);
    const known = config.variables.map((variable: { name: string }) => variable.name);
    const given = Object.keys(overlay.services[name]?.environment ?? {}).map((key) => key.replace(/_FILE$/, ''));
    expect(known).toEqual(expect.arrayContaining(given));
    const port = environmentOf(name)[name === 'gateway' ? 'PORT' : `${name.replace('-', '_').toUpperCase()}_PORT`];
    expect(overlay.services[name]?.healthcheck?.test.at(-1)).toBe(port);
  });

  it.each(serviceFolders)('has %s call others by TLS alone', (name) => {
    const addresses = Object.entries(environmentOf(name)).filter(([, value]) =>
      /^https?:\/\/[a-z-]+:300\d$/.test(value),
    );
    expect(addresses.filter(([, value]) => !value.startsWith('https:'))).toEqual([]);
  });

  it('takes only files that new-secrets makes', () => {
    const made = [
      'ca.crt',
      ...certificateNames.flatMap((name) => [`${name}.crt`, `${name}.key`]),
      ...Object.keys(filesOf({})),
    ];
    const own = Object.keys(base.services).flatMap((name) => Object.keys(environmentOf(name)));
    for (const [name, { file }] of Object.entries(overlay.secrets)) {
      expect([...made, ...own]).toContain(name);
      expect(file).toMatch(new RegExp(`^\\$\\{(SECRETS|CERTIFICATES)_DIR:-\\./(secrets|certificates)\\}/${name}$`));
    }
  });
});

it('writes each secret to a file for its owner alone: the one that is set, or else a new one', () => {
  const parent = mkdtempSync(join(tmpdir(), 'plainwill-secrets-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, 'secrets');
  const given = { REDIS_PASSWORD: 'kept', POSTGRES_PASSWORD: 'in-a-file' };
  const lines = writeSecretFiles(folder, { ...sample, REDIS_PASSWORD: 'made' }, given);
  expect(lines).toEqual({ POSTGRES_PASSWORD: 'in-a-file', REDIS_PASSWORD: 'in-a-file' });
  const content = (name: string) => readFileSync(join(folder, name), 'utf8');
  expect([content('REDIS_PASSWORD'), content('POSTGRES_PASSWORD')]).toEqual(['kept\n', 'p\n']);
  expect(content('DATABASE_ADMIN_URL')).toMatch(
    /^postgres:\/\/postgres:p@postgres:5432\/postgres\?sslmode=verify-full/,
  );
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  expect(() => writeSecretFiles(folder, sample, {})).toThrow(/is not empty/);
});
