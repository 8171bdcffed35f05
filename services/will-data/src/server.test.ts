import { generateKeyPairSync } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { withMigrator } from '@plainwill/kit/database/with-migrator';
import { anAccount, quietLog } from '@plainwill/kit/testing/call';
import { emptyDatabase } from '@plainwill/kit/testing/database';
import { createSigner } from '@plainwill/kit/tokens/service-token';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { config } from './config.ts';
import { ormOptions } from './database.ts';
import { createServer } from './server.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const jwk = privateKey.export({ format: 'jwk' });
const url = await emptyDatabase();
let server: Awaited<ReturnType<typeof createServer>>;

beforeAll(async () => {
  const orm = await MikroORM.init(withMigrator(ormOptions(url)));
  await orm.migrator.up();
  await orm.close();
  const { d: _secret, ...publicJwk } = jwk;
  const settings = config.read({
    WILL_DATA_PORT: '0',
    WILL_DATA_DATABASE_URL: url,
    WILL_DATA_ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
    WILL_DATA_AUDIT_KEYS: `k1:${Buffer.alloc(32, 2).toString('base64')}`,
    WILL_DATA_SIGNING_KEY: JSON.stringify(jwk),
    IDENTITY_URL: 'http://127.0.0.1:1',
    QUEUE_URL: 'redis://127.0.0.1:1',
    SERVICE_PUBLIC_KEYS: JSON.stringify({ gateway: publicJwk }),
  });
  server = await createServer(settings, { log: quietLog, clock: () => new Date('2026-11-20T10:00:00Z') });
});
afterAll(() => server.close());

const get = (path: string, headers = {}) => server.http.inject({ method: 'GET', url: path, headers });

describe('the will-data server', () => {
  it('is ready once it can reach its database', async () => {
    expect((await get('/health/ready')).statusCode).toBe(200);
  });

  it('answers nobody without a service token', async () => {
    expect((await get('/trpc/testatorRecord.get')).statusCode).toBe(401);
  });

  it('answers the gateway for an account, and asks for one', async () => {
    const sign = await createSigner('gateway', jwk);
    const asked = async (account: ReturnType<typeof anAccount> | null) =>
      get('/trpc/testatorRecord.get', {
        authorization: `Bearer ${await sign({ audience: 'will-data', account })}`,
      });
    expect((await asked(anAccount())).json()).toMatchObject({
      result: { data: { personalDetails: null, contacts: [] } },
    });
    expect((await asked(null)).statusCode).toBe(401);
  });

  it('names the setting that is missing', () => {
    expect(() => config.read({ WILL_DATA_PORT: '1' })).toThrow('SERVICE_PUBLIC_KEYS');
  });
});
