import { addressLookupContract } from '@plainwill/contracts/address-lookup/contract';
import { implement } from '@plainwill/kit/implement';
import type { Log } from '@plainwill/kit/log';
import { quietLog } from '@plainwill/kit/testing/call';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { publicLimits } from '../forward.ts';
import { type Site, startSite, stubHandlers } from '../testing/site.ts';

let site: Site;
let searched = 0;
const logged = vi.spyOn(quietLog as Log, 'info');

beforeAll(async () => {
  site = await startSite({
    addressLookup: implement(addressLookupContract, {
      contextFor: () => ({}),
      handlers: {
        ...stubHandlers(addressLookupContract),
        addresses: {
          search: () => {
            searched++;
            return { outcome: 'none', addresses: [] };
          },
          resolve: () => ({ outcome: 'none', address: null }),
        },
      },
    }),
  });
});
afterAll(() => site.close());

const search = 'addressLookup.addresses.search';
const post = (path: string, body: string) =>
  site.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.publicUrl },
    body,
  });

it('a request that is not read is one line of the log, and none of its words', async () => {
  logged.mockClear();
  const response = await post(`/trpc/${search}?batch=1`, `{"0":"Quarry Street",${'['.repeat(100)}`);
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ error: { data: { code: 'PAYLOAD_TOO_LARGE' } } });
  const path = `/trpc/${search}`;
  expect(logged.mock.calls).toEqual([
    [{ requestId: expect.any(String), path, code: 'PAYLOAD_TOO_LARGE' }, 'refused a request unread'],
  ]);
});

it('counts against who sent it, as a call of what it was for', async () => {
  const { calls = 0 } = publicLimits.get(search) ?? {};
  for (let call = 1; call < calls; call++) await post(`/trpc/${search}`, '['.repeat(100));
  expect((await post(`/trpc/${search}`, '['.repeat(100))).status).toBe(429);
  expect((await site.call(search, { input: { searchTerm: 'SW1A 1AA' } })).status).toBe(429);
  expect(searched).toBe(0);
});

it('and in all, whatever it was for', async () => {
  const answers = [];
  for (let call = 0; call < 60; call++) answers.push(await post('/auth/sign-in', `[${'0,'.repeat(5000)}0]`));
  expect(answers.map(({ status }) => status)).toContain(413);
  const last = answers.at(-1);
  expect(last?.status).toBe(429);
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
});
