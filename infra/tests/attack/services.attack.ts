import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { aKeyPair } from '@plainwill/kit/testing/keys';
import { createSigner } from '@plainwill/kit/tokens/service-token';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { aTarget } from './support/target.ts';

const target = await aTarget();
afterAll(target.stop);
const { call, services, dataDir } = target;
const harriet = await target.aPerson('harriet', { isFilledIn: true });
const me = await harriet.api.identity.accounts.me.query();
const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
const { gatewaySigningKey, passwords } = secrets;

const account = {
  id: me?.id as NonNullable<typeof me>['id'],
  roles: ['admin' as const],
  sessionKey: 'a'.repeat(64),
  authenticatedAt: new Date().toISOString(),
  secondStep: 'none' as const,
  frozenUntil: null,
  willHiddenUntil: null,
  newUntil: null,
};
const willData = services.find(({ name }) => name === 'WILL_DATA_PORT')?.url ?? '';

const recordBy = (token: string | null) =>
  fetch(`${willData}/trpc/testatorRecord.get?batch=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
    body: '{}',
  });

// S8.1, S8.2: somebody who has reached the network behind the gateway.
describe('a service called past the gateway', () => {
  it.each(services)('answers nothing without a token at $name', async ({ url }) => {
    const answer = await fetch(`${url}/trpc/operations.get`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(401);
  });

  it('believes a token only if the gateway made it, for this service, and not long ago', async () => {
    const gateway = await createSigner('gateway', gatewaySigningKey);
    const stranger = await createSigner('gateway', (await aKeyPair()).privateKey);
    const unknown = await createSigner('evil', gatewaySigningKey);
    const good = await gateway({ audience: 'will-data', account });
    const [header = '', claims = '', signature = ''] = good.split('.');
    const asNone = Buffer.from('{"alg":"none","kid":"gateway"}').toString('base64url');
    const another = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), sub: crypto.randomUUID() }),
    ).toString('base64url');
    for (const token of [
      null,
      '',
      'x.y.z',
      `${asNone}.${claims}.`,
      `${asNone}.${claims}.${signature}`,
      `${header}.${another}.${signature}`,
      await stranger({ audience: 'will-data', account }),
      await unknown({ audience: 'will-data', account }),
      await gateway({ audience: 'identity', account }),
    ]) {
      expect((await recordBy(token)).status, token ?? 'none').toBe(401);
    }
    expect((await recordBy(good)).status).not.toBe(401);
  });

  it.each([
    ['notificationsSigningKey', 'notifications', 'testatorRecord.get'],
    ['notificationsSigningKey', 'notifications', 'erasure.erase'],
    ['notificationsSigningKey', 'notifications', 'accountNames.changed'],
    ['identitySigningKey', 'identity', 'testatorRecord.get'],
    ['identitySigningKey', 'identity', 'staff.record'],
  ])('lets %s open no more than %s needs: not %s', async (key, name, path) => {
    const sign = await createSigner(name, secrets[key]);
    const ask = async (as: typeof account | null) => {
      const answer = await fetch(`${willData}/trpc/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${await sign({ audience: 'will-data', account: as })}`,
        },
        body: JSON.stringify({ accountId: account.id }),
      });
      return answer.status;
    };
    // With a person that it made up, whose word is the gateway's alone, and without one.
    expect(await ask(account)).toBe(401);
    expect([403, 404]).toContain(await ask(null));
    expect((await target.ask('willData.testatorRecord.get', harriet)).status).toBe(200);
  });

  it('is on loopback alone', async () => {
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses = []) => addresses)
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of outside) {
      for (const { url } of services) {
        await expect(fetch(url.replace('127.0.0.1', address)), url).rejects.toThrow();
      }
    }
  });
});

// S8.6
describe('a role of the database', () => {
  const { port } = new URL(target.site.identityDatabaseUrl);
  const connect = async (user: string, password: string, database: string) => {
    const client = new pg.Client({ host: '127.0.0.1', port: Number(port), user, password, database });
    try {
      await client.connect();
      await client.query('select 1');
    } finally {
      await client.end();
    }
  };

  it('opens its own database and no other service’s', async () => {
    await connect('will_data', passwords.will_data, 'will_data');
    for (const database of ['identity', 'notifications', 'queue', 'postgres']) {
      await expect(connect('will_data', passwords.will_data, database), database).rejects.toThrow();
    }
  });

  it.each(['', 'postgres', 'password'])('opens nothing with the password "%s"', async (guess) => {
    for (const user of ['postgres', 'will_data', 'identity']) {
      await expect(connect(user, guess, 'postgres')).rejects.toThrow();
    }
  });
});

it('says nothing of itself to who asks the gateway for the services’ own pages', async () => {
  for (const path of ['/metrics', '/health', '/trpc', '/trpc/', '/panel', '/playground', '/graphql']) {
    const { status, text } = await target.send(path);
    expect(status === 404 || status === 400, `${path} ${status}`).toBe(true);
    expect(text).not.toMatch(/process_cpu|nodejs_|procedures/);
  }
  const { text } = await call('identity.operations.get', '{}');
  expect(text).not.toContain('waiting');
});
