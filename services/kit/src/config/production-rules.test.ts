import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  databaseUrl,
  defineConfig,
  env,
  keyRing,
  mailboxUrl,
  publicKeys,
  publicUrl,
  queueUrl,
  secretKey,
  signingKey,
  smtpUrl,
} from './config.ts';
import { SettingError } from './setting.ts';

const config = defineConfig({
  database: env('PLAY_DATABASE_URL', databaseUrl.optional(), 'the database'),
  queue: env('PLAY_QUEUE_URL', queueUrl.optional(), 'the queues'),
  site: env('PLAY_SITE', publicUrl.optional(), 'the site'),
  mailbox: env('PLAY_MAILBOX', mailboxUrl.optional(), 'the mailbox'),
  mail: env('PLAY_MAIL', smtpUrl.optional(), 'the mail server'),
  key: env('PLAY_KEY', secretKey.optional(), 'a key'),
  ring: env('PLAY_RING', keyRing.optional(), 'a ring of keys'),
  signing: env('PLAY_SIGNING', signingKey.optional(), 'a signing key'),
  callers: env('PLAY_CALLERS', publicKeys.optional(), 'keys of callers'),
  name: env('PLAY_NAME', z.string().optional(), 'a name'),
});
type Settings = Record<string, string>;
const inProduction = (settings: Settings) => () => config.read({ NODE_ENV: 'production', ...settings });

const pair = () => generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
const published = {
  kty: 'OKP',
  crv: 'Ed25519',
  d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A',
  x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
};
const base64 = (bytes: Buffer) => bytes.toString('base64');
const random = () => base64(randomBytes(32));
const weakKeys = [
  Buffer.alloc(32),
  Buffer.alloc(32, 7),
  Buffer.alloc(32, '0123456789abcdef', 'hex'),
  Buffer.alloc(32, randomBytes(16)),
  Buffer.from(Array.from({ length: 32 }, (_, index) => index)),
  Buffer.from('correct horse battery staple 123'),
  Buffer.from(published.d, 'base64url'),
].map(base64);
const weakPasswords = [
  ...['', 'postgres', 'will_data', 'short9', 'password1234', 'Postgres_2026!', 'changeme-changeme', 'aaaaaaaaaaaaaaaa'],
  ...[
    '123456789012',
    'abcabcabcabcabc',
    'plainwillplainwill',
    'db-host-2026-2026',
    'Copper-Field-86',
    'p%6fstgres1234',
  ],
];
const at = (password: string) => `postgres://will_data:${password}@db-host:5432/will_data`;

describe('in production', () => {
  it.each([
    ...weakPasswords.map((password) => ['PLAY_DATABASE_URL', at(password), 'ALLOW_WEAK_DATABASE_PASSWORDS']),
    ['PLAY_DATABASE_URL', `postgres://db/will_data?user=u&password=postgres`, 'ALLOW_WEAK_DATABASE_PASSWORDS'],
    ['PLAY_QUEUE_URL', 'redis://redis:6379', 'ALLOW_WEAK_QUEUE_PASSWORD'],
    ['PLAY_QUEUE_URL', 'redis://:redis@redis:6379', 'ALLOW_WEAK_QUEUE_PASSWORD'],
    ['PLAY_QUEUE_URL', 'redis-sentinel://a:26379,b:26379/plainwill', 'ALLOW_WEAK_QUEUE_PASSWORD'],
    ['PLAY_QUEUE_URL', 'redis-sentinel://:redis@a,b/plainwill', 'ALLOW_WEAK_QUEUE_PASSWORD'],
    ['PLAY_QUEUE_URL', 'postgres://queue:queue@db/queue', 'ALLOW_WEAK_QUEUE_PASSWORD'],
    ['PLAY_SITE', 'http://wills.example', 'ALLOW_HTTP_PUBLIC_URL'],
    ['PLAY_MAILBOX', 'http://127.0.0.1:3005', 'ALLOW_CAPTURED_MAIL'],
    ['PLAY_MAIL', 'smtp://mail.example:587', 'ALLOW_PLAIN_MAIL'],
    ['PLAY_MAIL', 'smtp://mail.example:587?requireTLS=false', 'ALLOW_PLAIN_MAIL'],
    ...weakKeys.map((key) => ['PLAY_KEY', key, 'ALLOW_WEAK_KEYS']),
    ...weakKeys.map((key) => ['PLAY_RING', `k1:${key}`, 'ALLOW_WEAK_KEYS']),
    ['PLAY_RING', `k2:${random()},k1:${weakKeys[0]}`, 'ALLOW_WEAK_KEYS'],
    ['PLAY_SIGNING', JSON.stringify(published), 'ALLOW_WEAK_KEYS'],
    ['PLAY_SIGNING', JSON.stringify({ ...pair(), d: Buffer.alloc(32).toString('base64url') }), 'ALLOW_WEAK_KEYS'],
    ['PLAY_CALLERS', JSON.stringify({ gateway: { ...published, d: undefined } }), 'ALLOW_WEAK_KEYS'],
    ['PLAY_CALLERS', JSON.stringify({ gateway: [pair(), { ...published, x: 'AQ' }] }), 'ALLOW_WEAK_KEYS'],
  ] as [string, string, string][])('refuses %s=%s unless %s=true', (name, value, exception) => {
    const reading = inProduction({ [name]: value });
    expect(reading).toThrow(SettingError);
    expect(reading).toThrow(new RegExp(`^${name}: .*${exception}=true`));
    if (value) expect(reading).not.toThrow(value);
    expect(inProduction({ [name]: value, [exception]: 'true' })).not.toThrow();
    for (const other of ['ALLOW_EVERYTHING', 'PLAY_NAME']) {
      expect(inProduction({ [name]: value, [other]: 'true', [exception]: 'yes' })).toThrow(SettingError);
    }
    expect(() => config.read({ [name]: value })).not.toThrow();
  });

  it('takes what `npm run new-secrets` makes', () => {
    for (let turn = 0; turn < 200; turn++) {
      const key = pair();
      const reading = inProduction({
        PLAY_DATABASE_URL: at(randomBytes(24).toString('hex')),
        PLAY_QUEUE_URL: `redis://:${randomBytes(24).toString('hex')}@redis:6379`,
        PLAY_SITE: 'https://wills.example',
        PLAY_KEY: random(),
        PLAY_RING: `k2:${random()},k1:${random()}`,
        PLAY_SIGNING: JSON.stringify(key),
        PLAY_CALLERS: JSON.stringify({ gateway: key, identity: [pair(), pair()] }),
      });
      expect(reading).not.toThrow();
    }
  });
});

it.each(['smtps://user:password@mail.example', 'smtp://user:password@mail.example:587?requireTLS=true'])(
  'sends mail in production by %s',
  (url) => expect(inProduction({ PLAY_MAIL: url })).not.toThrow(),
);

it('lists each exception once, as a setting that may be left out', () => {
  const exceptions = config.variables.filter(({ name }) => name.startsWith('ALLOW_'));
  expect(exceptions.map(({ name, isRequired }) => [name, isRequired])).toEqual(
    [
      'ALLOW_WEAK_DATABASE_PASSWORDS',
      'ALLOW_WEAK_QUEUE_PASSWORD',
      'ALLOW_HTTP_PUBLIC_URL',
      'ALLOW_CAPTURED_MAIL',
      'ALLOW_PLAIN_MAIL',
      'ALLOW_WEAK_KEYS',
    ].map((name) => [name, false]),
  );
});
