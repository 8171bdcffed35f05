import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { databaseUrl, defineConfig, env, keyRing, secretKey } from './config.ts';

const config = defineConfig({
  databaseUrl: env('PLAY_DATABASE_URL', databaseUrl, 'the database'),
  key: env('PLAY_KEY', secretKey, 'a key'),
  name: env('PLAY_NAME', z.string().default('Plainwill'), 'a name'),
});
const good = { PLAY_DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/d', PLAY_KEY: Buffer.alloc(32).toString('base64') };

it('reads settings by their own names and fills in what has a default', () => {
  expect(config.read(good)).toMatchObject({ databaseUrl: good.PLAY_DATABASE_URL, name: 'Plainwill' });
});

it.each(['postgres://u:p@127.0.0.1/d?sslmode=disable', 'postgres://u:p@db/d?sslmode=verify-full'])(
  'takes an address by its name, or without TLS: %s',
  (url) => {
    expect(config.read({ ...good, PLAY_DATABASE_URL: url }).databaseUrl).toBe(url);
  },
);

it('takes an empty setting for a missing one', () => {
  expect(config.read({ ...good, PLAY_NAME: '' }).name).toBe('Plainwill');
});

it.each([
  [{ PLAY_DATABASE_URL: 'mysql://secret-host/d' }, /^PLAY_DATABASE_URL: It must start with postgres:\/\//],
  [{ PLAY_DATABASE_URL: 'postgres://u:p@secret-host/d?sslrootcert=/none' }, /^PLAY_DATABASE_URL: The file that its/],
  [{ PLAY_DATABASE_URL: 'postgres://u:p@127.0.0.1/d?sslmode=verify-full' }, /^PLAY_DATABASE_URL: By TLS it must/],
  [{ PLAY_DATABASE_URL: 'postgres://u:p@[::1]/d?sslmode=verify-full' }, /^PLAY_DATABASE_URL: By TLS it must/],
  [{ PLAY_DATABASE_URL: 'postgres://u:p@secret-host/d?sslmode=no-verify' }, /^PLAY_DATABASE_URL: By TLS it must/],
  [{ PLAY_KEY: 'c2hvcnQ=' }, /^PLAY_KEY: It must be 32 bytes/],
  [{ PLAY_KEY: undefined }, /^PLAY_KEY: It is not set/],
])('names a bad setting and never shows its value: %j', (bad, expected) => {
  expect(() => config.read({ ...good, ...bad })).toThrow(expected);
  expect(() => config.read({ ...good, ...bad })).not.toThrow(/secret-host|c2hvcnQ/);
});

it('says which settings must be given', () => {
  expect(config.variables.map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['PLAY_DATABASE_URL', true],
    ['PLAY_KEY', true],
    ['PLAY_NAME', false],
    ['ALLOW_WEAK_DATABASE_PASSWORDS', false],
    ['ALLOW_WEAK_KEYS', false],
  ]);
});

it('reads a ring of keys: the first encrypts, the others only decrypt', () => {
  const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const ring = keyRing.parse(`k2:${two.toString('base64')}, k1:${one.toString('base64')}`);
  expect([ring.current, [...ring.keys]]).toEqual([
    'k2',
    [
      ['k2', two],
      ['k1', one],
    ],
  ]);
});

it.each(['', 'k1:c2hvcnQ=', Buffer.alloc(32).toString('base64'), `k1:${Buffer.alloc(32).toString('base64')},`])(
  'refuses a ring with a key that is missing or short (%#)',
  (value) => {
    expect(keyRing.safeParse(value).success).toBe(false);
  },
);

describe('a setting in a file', () => {
  function fileOf(content: string): string {
    const folder = mkdtempSync(join(tmpdir(), 'plainwill-config-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'secret');
    writeFileSync(file, content);
    return file;
  }
  const withKeyIn = (file: string) => ({ ...good, PLAY_KEY: '', PLAY_KEY_FILE: file });

  it.each(['', '\n', '\r\n'])('is read without the end of its line: %j', (end) => {
    expect(config.read(withKeyIn(fileOf(good.PLAY_KEY + end))).key).toEqual(Buffer.alloc(32));
  });

  it('is held to the same rules', () => {
    const inProduction = { ...withKeyIn(fileOf(good.PLAY_KEY)), NODE_ENV: 'production', PLAY_DATABASE_URL: '' };
    expect(() => config.read({ ...inProduction, PLAY_DATABASE_URL_FILE: fileOf('mysql://secret-host/d') })).toThrow(
      /^PLAY_DATABASE_URL: It must start with postgres:/,
    );
    const ofKey = { ...inProduction, ALLOW_WEAK_DATABASE_PASSWORDS: 'true', PLAY_DATABASE_URL: good.PLAY_DATABASE_URL };
    expect(() => config.read(ofKey)).toThrow(/^PLAY_KEY: .*ALLOW_WEAK_KEYS=true/);
  });

  it.each([
    ['is empty', () => withKeyIn(fileOf('\n')), /^PLAY_KEY_FILE: The file is empty$/],
    ['is missing', () => withKeyIn('/nowhere/secret'), /^PLAY_KEY_FILE: The file cannot be read \(ENOENT\)$/],
    ['is a folder', () => withKeyIn(tmpdir()), /^PLAY_KEY_FILE: The file cannot be read \(EISDIR\)$/],
    ['is set twice', () => ({ ...withKeyIn(fileOf('one')), PLAY_KEY: 'two' }), /^PLAY_KEY: .*PLAY_KEY_FILE. Set one/],
  ])('that %s stops the start, named but not shown', (_what, environment, expected) => {
    expect(() => config.read(environment())).toThrow(expected);
  });
});
