import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { aTarget } from './support/target.ts';

const target = await aTarget({ LOG_LEVEL: 'info' });
afterAll(target.stop);
const harriet = await target.aPerson('harriet');

const bytesOfLog = () => readFileSync(join(target.dataDir, 'logs', 'gateway.log')).length;
/** How many bytes the gateway logs of `requests` requests, each from the address that `from` names for it. */
async function loggedOf(requests: number, send: (address: string) => Promise<unknown>, from: (time: number) => string) {
  const before = bytesOfLog();
  const each = Array.from({ length: requests }, (_, time) => from(time));
  while (each.length) await Promise.all(each.splice(0, 50).map(send));
  return bytesOfLog() - before;
}

const type = 'application/json';
const { origin } = target;
const floods: [string, (address: string) => Promise<{ status: number }>, number[]][] = [
  ['what is not there', (from) => target.send('/nowhere', { headers: { 'x-forwarded-for': from } }), [404]],
  ...(
    [
      ['what another site sends', '/auth/sign-in', { 'content-type': type, 'sec-fetch-site': 'cross-site' }, '{}', 403],
      ['what a form sends', '/trpc/identity.accounts.signUp', { origin, 'content-type': 'text/plain' }, '{}', 415],
      ['a body that cannot be read', '/auth/sign-in', { origin, 'content-type': type }, '{', 400],
      ['an input that is wrong', '/trpc/identity.accounts.signUp', { origin, 'content-type': type }, '{}', 400],
    ] as const
  ).map(([what, path, headers, body, status]): (typeof floods)[number] => [
    what,
    (from) => target.send(path, { method: 'POST', headers: { ...headers, 'x-forwarded-for': from }, body }),
    [status, 429],
  ]),
];

// The line of one request of each, before there is a flood.
const lineBytes = new Map<string, number>();
for (const [what, send] of floods) {
  const before = bytesOfLog();
  await send(`192.0.2.${lineBytes.size}`);
  // A line is written after its answer is sent.
  await vi.waitFor(() => expect(bytesOfLog()).toBeGreaterThan(before), 10_000);
  lineBytes.set(what, bytesOfLog() - before);
}

// ASVS 16.4.2: compose keeps 100 MB of each log, so who can fill it can push out the traces of something else.
describe.each(floods)('who asks for %s again and again', (what, send, statuses) => {
  it('fills no log, from one address or from many, and others are answered', async () => {
    // Room for the lines of several minutes, on a machine that is slow.
    const line = lineBytes.get(what) ?? 0;
    expect(line).toBeGreaterThan(50);
    const ofOne = await loggedOf(500, send, () => '192.0.2.200');
    expect(ofOne).toBeLessThan(20 * line);
    const ofMany = await loggedOf(1000, send, (time) => `10.7.${time >> 8}.${time & 255}`);
    expect(ofMany).toBeLessThan(500 * line);
    expect(statuses).toContain((await send('192.0.2.201')).status);
    expect((await target.ask('willData.testatorRecord.get', harriet)).status).toBe(200);
  });
});
