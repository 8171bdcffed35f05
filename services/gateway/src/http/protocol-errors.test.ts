import { connect } from 'node:net';
import { addressLookupContract } from '@plainwill/contracts/address-lookup/contract';
import { implement } from '@plainwill/kit/implement';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Site, startSite, stubHandlers } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({
    addressLookup: implement(addressLookupContract, {
      contextFor: () => ({}),
      handlers: {
        ...stubHandlers(addressLookupContract),
        addresses: {
          search: () => ({ outcome: 'none', addresses: [] }),
          resolve: () => ({ outcome: 'none', address: null }),
        },
      },
    }),
  });
});
afterAll(() => site.close());

/** All that comes back for these bytes until the connection is closed. */
function raw(request: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1', () => socket.write(request));
  let text = '';
  socket.on('data', (data) => {
    text += data;
  });
  socket.on('error', () => undefined);
  socket.on('close', () => resolve(text));
  return promise;
}

const host = 'Host: localhost\r\n';
const end = 'Connection: close\r\n\r\n';

it.each([
  ['what is no HTTP', `rubbish\r\n\r\n`, 400],
  ['a header with a space in its name', `GET / HTTP/1.1\r\n${host}Content Length: 5\r\n${end}`, 400],
  ['headers without end', `GET / HTTP/1.1\r\n${host}X: ${'a'.repeat(70_000)}\r\n${end}`, 431],
  ['no host', `GET / HTTP/1.1\r\n${end}`, 400],
  ['an address that cannot be read', `GET /% HTTP/1.1\r\n${host}${end}`, 400],
  ['a name in the address that is too long', `GET /trpc/${'a'.repeat(3000)} HTTP/1.1\r\n${host}${end}`, 414],
])('answers %s with our headers and in our words', async (_what, request, status) => {
  const text = await raw(request);
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const [head = '', body = ''] = text.split('\r\n\r\n');
  expect(head.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(body).not.toMatch(/FST_|HPE_|Bad Request|Client Error|valid url component/);
  expect(body).toMatch(/^\{"error":\{"message":"[A-Z][^"]+\."\}\}$/);
});

it('answers an expectation that it does not know as any other request', async () => {
  const text = await raw(`GET /health/live HTTP/1.1\r\n${host}Expect: something\r\n${end}`);
  expect(text).toMatch(/^HTTP\/1.1 200 /);
  expect(text.toLowerCase()).toContain('content-security-policy');
});

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  site.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.publicUrl, ...headers },
    body,
  });

it.each(['Application/JSON; charset=utf-8', 'APPLICATION/JSON', 'application/json ; charset="UTF-8"'])(
  'takes JSON that calls itself %s',
  async (type) => {
    const headers = { 'content-type': type };
    const searching = post('/trpc/addressLookup.addresses.search', '{"searchTerm":"SW1A 1AA"}', headers);
    expect((await searching).status).toBe(200);
    expect((await post('/auth/sign-out', '{}', headers)).status).toBe(204);
  },
);

it('takes a cookie that is too long for a session for none, and takes it away at the sign-out', async () => {
  const headers = { cookie: `plainwill_dev=${'a'.repeat(200)}` };
  expect((await site.call('willData.testatorRecord.get', { headers })).status).toBe(401);
  const response = await post('/auth/sign-out', '{}', headers);
  expect(response.status).toBe(204);
  expect(response.headers.get('set-cookie')).toMatch(/^plainwill_dev=; .*Expires=Thu, 01 Jan 1970/);
});
