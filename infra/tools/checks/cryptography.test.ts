import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { passwordCost } from '../../../services/identity/src/credentials/passwords/password-hashing.ts';
import { lifetimeDays } from '../../deploy/certificates/make-certificates.ts';
import { serviceFolders } from '../../services.ts';
import { inRoot } from '../launcher/settings/paths.ts';

interface Variable {
  name: string;
  exception: string | undefined;
}

const document = readFileSync(inRoot('docs/security/cryptography.md'), 'utf8');
const named = new Set([...document.matchAll(/`([A-Z\d]+(?:_[A-Z\d]+)+)`/g)].map(([, name = '']) => name));
const known = new Set(
  readFileSync(inRoot('.env.example'), 'utf8').match(/^[A-Z][A-Z\d_]+(?==)/gm) as readonly string[],
);

/** By what production asks of its value, so whatever it is called; by its name where others make it. */
const isSecret = ({ name, exception = '' }: Variable) =>
  /^ALLOW_WEAK_/.test(exception) ||
  (/(?:KEYS?|SECRET|PASSWORD|TOKEN|IDENTITY|ADMIN_URL|SMTP_URL|DATABASE_URL)$/.test(name) && !/^ALLOW_/.test(name));

it.each(serviceFolders)('names every secret among the settings of %s', async (service) => {
  const { config } = await import(pathToFileURL(inRoot('services', service, 'src', 'config.ts')).href);
  const secrets = (config.variables as Variable[]).filter(isSecret).map(({ name }) => name);
  expect(secrets.length).toBeGreaterThan(0);
  expect(secrets.filter((name) => !named.has(name))).toEqual([]);
});

it('names every secret among the other settings, and no setting that is not there', () => {
  const secrets = [...known].filter((name) => isSecret({ name, exception: undefined }));
  expect(secrets.filter((name) => !named.has(name))).toEqual([]);
  expect([...named].filter((name) => !known.has(name) && name !== 'NAME_FILE')).toEqual([]);
});

it('names whatever containers are given as a file', () => {
  const { secrets } = parse(readFileSync(inRoot('infra/deploy/compose/docker-compose.tls.yml'), 'utf8'), {
    merge: true,
  });
  const files = Object.keys(secrets).filter((name) => !/\.(?:crt|key)$/.test(name));
  // Each service has its own address of Redis under the one name.
  const settings = files.map((name) => (name.endsWith('_QUEUE_URL') ? 'QUEUE_URL' : name));
  expect(settings.filter((name) => !named.has(name))).toEqual([]);

  const archive = readFileSync(inRoot('infra/deploy/compose/docker-compose.archive.yml'), 'utf8');
  const keys = [...archive.matchAll(/\{ file: "\$\{(\w+)/g)].map(([, name]) => name);
  expect(keys).toEqual(['ARCHIVE_KEY_FILE']);
  expect(keys.filter((name = '') => !named.has(name))).toEqual([]);
});

it('says what a password costs and how long a certificate lasts as the code does', () => {
  const { memory, passes, parallelism, tagLength } = passwordCost;
  expect(document).toContain(
    `Argon2id: ${memory / 1024} MiB, ${passes} passes, ${parallelism} lane, salt of 16 bytes, ${tagLength} bytes long`,
  );
  expect(document).toContain(`certificate of ${lifetimeDays} days`);
});
