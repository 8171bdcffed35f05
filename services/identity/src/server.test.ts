import type { AddressInfo } from 'node:net';
import { MikroORM } from '@mikro-orm/postgresql';
import { withMigrator } from '@plainwill/kit/database/with-migrator';
import { quietLog } from '@plainwill/kit/testing/call';
import { emptyDatabase } from '@plainwill/kit/testing/database';
import { aKeyPair } from '@plainwill/kit/testing/keys';
import { createSigner } from '@plainwill/kit/tokens/service-token';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { config } from './config.ts';
import { ormOptions } from './database.ts';
import { createServer } from './server.ts';

const keys = await aKeyPair();
const url = await emptyDatabase();
const environment = {
  IDENTITY_PORT: '0',
  IDENTITY_DATABASE_URL: url,
  IDENTITY_LINK_KEY: Buffer.alloc(32, 1).toString('base64'),
  IDENTITY_AUDIT_KEYS: `k1:${Buffer.alloc(32, 2).toString('base64')}`,
  IDENTITY_ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 3).toString('base64')}`,
  IDENTITY_SIGNING_KEY: JSON.stringify(keys.privateKey),
  WILL_DATA_URL: 'http://127.0.0.1:1',
  NOTIFICATIONS_URL: 'http://127.0.0.1:1',
  QUEUE_URL: 'redis://127.0.0.1:1',
  PUBLIC_URL: 'https://plainwill.example',
  SERVICE_PUBLIC_KEYS: JSON.stringify({ gateway: keys.publicKey }),
};
let server: Awaited<ReturnType<typeof createServer>>;

beforeAll(async () => {
  const orm = await MikroORM.init(withMigrator(ormOptions(url)));
  await orm.migrator.up();
  await orm.close();
  server = await createServer(config.read(environment), { log: quietLog, clock: () => new Date() });
});
afterAll(() => server.close());

describe('the identity server', () => {
  it('is ready once it can reach its database', async () => {
    expect((await server.http.inject({ url: '/health/ready' })).statusCode).toBe(200);
  });

  it('answers nobody without a service token, and the gateway with one', async () => {
    const ask = (headers = {}) => server.http.inject({ url: '/trpc/accounts.me', headers });
    const sign = await createSigner('gateway', keys.privateKey);
    const authorization = `Bearer ${await sign({ audience: 'identity', account: null })}`;
    expect((await ask()).statusCode).toBe(401);
    expect((await ask({ authorization })).json()).toEqual({ result: { data: null } });
  });

  it('closes at once while a gateway listens for changes of sessions', async () => {
    const listened = await createServer(config.read(environment), { log: quietLog, clock: () => new Date() });
    const { port } = listened.http.server.address() as AddressInfo;
    const sign = await createSigner('gateway', keys.privateKey);
    const { body } = await fetch(`http://127.0.0.1:${port}/trpc/sessions.changes`, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${await sign({ audience: 'identity', account: null })}`,
      },
    });
    const events = body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    while (!heard.includes('"accountId":null')) heard += (await events?.read())?.value ?? '';
    await listened.close();
    let isOver = false;
    while (!isOver) isOver = (await events?.read())?.done ?? true;
  });

  it.each([
    'IDENTITY_SIGNING_KEY',
    'WILL_DATA_URL',
    'NOTIFICATIONS_URL',
    'IDENTITY_LINK_KEY',
    'IDENTITY_ENCRYPTION_KEYS',
    'IDENTITY_AUDIT_KEYS',
  ])('does not start without %s', (name) => {
    expect(() => config.read({ ...environment, [name]: undefined })).toThrow(name);
  });
});

it('has migrations that are in step with its entities', async () => {
  const orm = await MikroORM.init(ormOptions(url));
  // A column that they ask for no more may stay for the version before.
  expect(await orm.schema.getUpdateSchemaSQL({ wrap: false, safe: true })).toBe('');
  await orm.close();
});
