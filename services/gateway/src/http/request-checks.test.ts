import { METHODS, request } from 'node:http';
import { addressLookupContract } from '@plainwill/contracts/address-lookup/contract';
import { implement } from '@plainwill/kit/implement';
import type { Log } from '@plainwill/kit/log';
import { quietLog } from '@plainwill/kit/testing/call';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Site, startSite, stubHandlers } from '../testing/site.ts';

const search = 'addressLookup.addresses.search';
const logged = vi.spyOn(quietLog as Log, 'info');
let site: Site;

beforeAll(async () => {
  const addressLookup = implement(addressLookupContract, {
    contextFor: () => ({}),
    handlers: stubHandlers(addressLookupContract),
  });
  site = await startSite({ addressLookup }, { trustedProxies: ['127.0.0.1'] });
});
afterAll(() => site.close());
beforeEach(() => void logged.mockClear());

const json = { 'content-type': 'application/json' };
let callers = 0;
/** Each from an address of its own, whose first refusal is logged. */
const fromElsewhere = () => ({ 'x-forwarded-for': `203.0.113.${++callers}` });

it.each([
  ['that another site sent', 403, 'POST', { ...json, 'sec-fetch-site': 'cross-site' }],
  ['that a form sent', 415, 'POST', { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' }],
] as const)('logs a request %s, without what it carried', async (_what, status, method, headers) => {
  const response = await site.send(`/trpc/${search}?secret`, {
    method,
    headers: { ...headers, ...fromElsewhere() },
    body: '"Quarry Street"',
  });
  expect(response.status).toBe(status);
  const refusal = { requestId: expect.any(String), method, path: `/trpc/${search}`, status };
  await expect.poll(() => logged.mock.calls).toEqual([[refusal, 'refused a request']]);
});

it.each([
  ['passed on', {}],
  ['read here', { 'content-type': 'application/json; charset=utf-8' }],
])('logs an input that a service refuses, by the name of the call alone: %s', async (_how, headers) => {
  const { status } = await site.call(search, {
    input: { searchTerm: 'SW1A', zzyzx: 'zzyzx' },
    headers: { ...headers, ...fromElsewhere() },
  });
  expect(status).toBe(400);
  expect(logged.mock.calls).toEqual([[{ requestId: expect.any(String), path: search }, 'refused an input']]);
});

/** The status of a request by any method; fetch sends only some. */
function statusOf(method: string, path: string): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const headers = { ...fromElsewhere(), 'sec-fetch-site': 'same-origin' };
  request(site.origin + path, { method, headers }, (answer) => resolve(answer.resume().statusCode))
    .on('error', reject)
    .end();
  return promise;
}

it.each(METHODS.filter((method) => !['GET', 'HEAD', 'POST', 'CONNECT'].includes(method)))(
  'answers the method %s, which nothing has, with 405 wherever it is sent',
  async (method) => {
    for (const path of ['/', '/trpc', `/trpc/${search}`, '/auth/sign-in', '/health/ready', '/nowhere', '/favicon.svg'])
      expect({ path, status: await statusOf(method, path) }).toEqual({ path, status: 405 });
  },
);

it('logs nothing of what is answered', async () => {
  expect((await site.send('/health/ready', {})).status).toBe(200);
  expect(logged.mock.calls).toEqual([]);
});
