import { services } from '@plainwill/contracts';
import { proceduresOf } from '@plainwill/contracts/kit/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { leaksIn } from './support/stored-rows.ts';
import { aTarget } from './support/target.ts';

const target = await aTarget();
afterAll(target.stop);
const { origin, send, call } = target;
const harriet = await target.aPerson('harriet', { isFilledIn: true });

const mutations = Object.entries(services).flatMap(([service, contract]) =>
  proceduresOf(contract)
    .filter(({ procedure }) => procedure.kind === 'mutation' && procedure.access !== 'service')
    .map(({ path }) => `${service}.${path}`),
);
const testatorRecord = () => harriet.api.willData.testatorRecord.get.query();
const json = 'application/json';
const remove = 'willData.spouseDetails.remove';
const removal = async () => JSON.stringify({ basedOn: (await testatorRecord()).spouseDetails?.version ?? 0 });

// S3.1, S3.2, S3.3, S3.4, S3.5: a page of another site, open in the same browser, sends what such pages can send.
describe('a page of another site', () => {
  it.each([
    'multipart/form-data; boundary=x',
    'application/octet-stream',
    'text/plain',
    'application/x-www-form-urlencoded',
    '',
  ])('changes nothing by a body of type "%s"', async (type) => {
    const before = await testatorRecord();
    const headers = { origin, ...(type && { 'content-type': type }) };
    for (const path of [`/trpc/${remove}`, '/auth/sign-out', '/trpc/identity.profile.requestDeletion']) {
      const body = type.startsWith('multipart') ? '--x--' : await removal();
      const { status } = await send(path, { method: 'POST', headers, body, cookie: harriet.cookie });
      expect(status, path).toBe(415);
    }
    expect(await testatorRecord()).toEqual(before);
  });

  const { port } = new URL(origin);
  it.each<[string, Record<string, string>]>([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['a sibling on another port', { origin: `http://localhost:${Number(port) + 1}` }],
    ['a subdomain', { origin: `http://evil.localhost:${port}` }],
    ['another scheme', { origin: `https://localhost:${port}` }],
    ['an origin that hides', { origin: 'null' }],
    ['no origin at all', {}],
    ['a browser that says cross-site', { origin, 'sec-fetch-site': 'cross-site' }],
    ['a browser that says same-site', { origin, 'sec-fetch-site': 'same-site' }],
    ['a browser that says none', { origin, 'sec-fetch-site': 'none' }],
  ])('is refused from %s, also when it signs somebody in', async (_what, headers) => {
    const before = await testatorRecord();
    const sent = { method: 'POST', headers: { 'content-type': json, ...headers }, cookie: harriet.cookie };
    expect((await send(`/trpc/${remove}`, { ...sent, body: await removal() })).status).toBe(403);
    const credentials = JSON.stringify({ email: 'harriet@example.com', password: 'whatever' });
    expect((await send('/auth/sign-in', { ...sent, body: credentials })).status).toBe(403);
    expect(await testatorRecord()).toEqual(before);
  });

  it('gets no leave to read from a preflight or from an answer', async () => {
    for (const method of ['OPTIONS', 'GET']) {
      const { headers } = await send('/trpc/willData.testatorRecord.get', {
        method,
        headers: { origin: 'https://evil.example' },
      });
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  it.each(mutations)('cannot call %s by GET', async (path) => {
    const { status } = await send(`/trpc/${path}?input=%7B%7D`, { cookie: harriet.cookie });
    expect(status).toBe(405);
  });
});

// S4.1, S4.2, S4.3: the surface itself.
describe('a request that is too much', () => {
  it('is refused as a batch of 21, and as 200 sign-ups in one', async () => {
    for (const [path, count] of [
      ['willData.testatorRecord.get', 21],
      ['identity.accounts.signUp', 200],
    ] as const) {
      const { status } = await send(`/trpc/${Array(count).fill(path).join(',')}?batch=1`, {
        method: 'POST',
        headers: { origin, 'content-type': json },
        body: '{}',
        cookie: harriet.cookie,
      });
      expect([400, 414, 431]).toContain(status);
    }
  });

  it('is refused with a credential among other calls', async () => {
    const { text } = await send('/trpc/identity.accounts.signUp,identity.accounts.signUp?batch=1', {
      method: 'POST',
      headers: { origin, 'content-type': json },
      body: '{"0":{},"1":{}}',
    });
    expect(JSON.parse(text).map(({ error }: { error: { data: { code: string } } }) => error.data.code)).toEqual([
      'BAD_REQUEST',
      'BAD_REQUEST',
    ]);
  });

  it('is refused beyond 64 KiB', async () => {
    const { status } = await call('willData.testatorRecord.get', JSON.stringify('a'.repeat(65 * 1024)), harriet);
    expect(status).toBe(413);
  });

  it('is refused with headers or an address without end', async () => {
    expect((await send('/', { headers: { 'x-long': 'a'.repeat(70_000) } })).status).toBe(431);
    expect([404, 414, 431]).toContain((await send(`/${'a'.repeat(12_000)}`)).status);
  });

  it.each(['{', '[', '"', '{"a":}', '\u0000', '[1,2', 'undefined'])(
    'is refused as the broken JSON %j',
    async (body) => {
      const { status, text } = await call('willData.personalDetails.save', body, harriet);
      expect(status).toBe(400);
      expect(leaksIn(text)).toEqual([]);
    },
  );
});

describe('what is not there', () => {
  it.each([
    'willData.nothing',
    'willData.testatorRecord.get.x',
    '__proto__',
    'constructor.prototype',
    'toString',
    ',',
    '%00',
  ])('is not found as the procedure %s', async (path) => {
    const { status, text } = await call(path, '{}', harriet);
    expect([400, 404]).toContain(status);
    expect(leaksIn(text)).toEqual([]);
  });

  it('holds the procedures between services too', async () => {
    for (const path of ['identity.sessions.resolve', 'willData.erasure.erase', 'identity.outgoingMail.get']) {
      expect((await call(path, '{}', harriet)).status).toBe(404);
    }
  });
});
