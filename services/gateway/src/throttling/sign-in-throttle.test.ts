import { quietLog } from '@plainwill/kit/testing/call';
import { onEachQueueStore, type TestStore } from '@plainwill/kit/testing/queue-stores';
import type { FastifyReply } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSignInThrottle, delayAfter } from './sign-in-throttle.ts';
import { openThrottleStore } from './throttle-store.ts';

let strangers = 0;
const anAddress = () => `2001:db8:1:${(++strangers).toString(16)}::1`;
const anEmail = () => `person${++strangers}@example.com`;

/** One gateway's throttle, and a reply that remembers how long it says to wait. */
function aThrottle(url: string) {
  const store = openThrottleStore(url, quietLog);
  const throttle = createSignInThrottle(store);
  const waits: number[] = [];
  const reply = { header: (_name: string, value: string) => waits.push(Number(value)) } as unknown as FastifyReply;
  const guess = (address: string, email: unknown) => throttle(address, email, reply);
  const outcomeOf = (address: string, email: unknown) =>
    guess(address, email).then(
      () => 'tried',
      (error: { code?: string }) => error.code,
    );
  return { guess, outcomeOf, waits, close: store.close };
}

async function outcomes(times: number, attempt: () => Promise<unknown>) {
  const seen: unknown[] = [];
  for (let i = 0; i < times; i++) seen.push(await attempt());
  return seen;
}

const tried = (times: number) => Array(times).fill('tried');

it('waits longer with each failure, up to a quarter of an hour', () => {
  expect([1, 9, 10, 11, 12, 13, 14, 15, 50].map(delayAfter)).toEqual([0, 0, 30, 60, 120, 240, 480, 900, 900]);
});

type Gateway = ReturnType<typeof aThrottle>;

const tests = (gateway: () => Gateway) => {
  it('slows guesses at one account from many addresses, and says how long to wait', async () => {
    const { outcomeOf, waits } = gateway();
    const email = anEmail();
    expect(await outcomes(10, () => outcomeOf(anAddress(), email))).toEqual(tried(10));
    expect(await outcomeOf(anAddress(), ` ${email.toUpperCase()}`)).toBe('TOO_MANY_REQUESTS');
    expect(waits.at(-1)).toBeGreaterThan(20);
    expect(waits.at(-1)).toBeLessThanOrEqual(30);
    expect(await outcomeOf(anAddress(), anEmail())).toBe('tried');
  });

  it('does not wait longer for being asked too early', async () => {
    const { outcomeOf, waits } = gateway();
    const email = anEmail();
    await outcomes(20, () => outcomeOf(anAddress(), email));
    expect(Math.max(...waits)).toBeLessThanOrEqual(30);
  });

  it('slows guesses at many accounts from one address, whatever part of its network it uses', async () => {
    const { outcomeOf } = gateway();
    const address = (i: number) => `2001:db8:0:${strangers}::${i.toString(16)}`;
    let i = 0;
    expect(await outcomes(20, () => outcomeOf(address(++i), `many${i}-${strangers}@example.com`))).toEqual(tried(20));
    expect(await outcomeOf(address(99), 'another@example.com')).toBe('TOO_MANY_REQUESTS');
    expect(await outcomeOf(anAddress(), 'another@example.com')).toBe('tried');
  });

  it('counts guesses that are made all at once', async () => {
    const { outcomeOf } = gateway();
    const email = anEmail();
    const seen = await Promise.all(Array.from({ length: 30 }, () => outcomeOf(anAddress(), email)));
    expect(seen.filter((outcome) => outcome === 'tried').length).toBeLessThanOrEqual(10);
  });

  it('forgets the failures of an account that was signed in to, and not those of the address', async () => {
    const { guess, outcomeOf } = gateway();
    const [email, address] = [anEmail(), anAddress()];
    await outcomes(9, () => outcomeOf(address, email));
    await (await guess(address, email)).succeeded();
    expect(await outcomes(9, () => outcomeOf(anAddress(), email))).toEqual(tried(9));
    expect(await outcomes(11, () => outcomeOf(address, anEmail()))).toEqual(tried(11));
    expect(await outcomeOf(address, anEmail())).toBe('TOO_MANY_REQUESTS');
  });

  it('counts nothing where no password was compared', async () => {
    const { guess, outcomeOf } = gateway();
    const [email, address] = [anEmail(), anAddress()];
    for (let i = 0; i < 30; i++) await (await guess(address, email)).wasNoGuess();
    expect(await outcomeOf(address, email)).toBe('tried');
  });
};

onEachQueueStore((openStore) => {
  let store: TestStore;
  let gateways: [Gateway, Gateway];

  /** Whether a failure that one gateway saw counts at the other. */
  async function countTogether() {
    const email = anEmail();
    for (const { outcomeOf } of gateways) await outcomes(5, () => outcomeOf(anAddress(), email));
    const seen = await Promise.all(gateways.map(({ outcomeOf }) => outcomeOf(anAddress(), email)));
    return seen.every((outcome) => outcome === 'TOO_MANY_REQUESTS');
  }

  beforeAll(async () => {
    store = await openStore();
    gateways = [aThrottle(store.url), aThrottle(store.url)];
    // A gateway counts for itself until it has reached the store.
    await vi.waitFor(async () => expect(await countTogether()).toBe(true), { timeout: 10_000 });
  });
  afterAll(async () => {
    await Promise.all(gateways.map(({ close }) => close()));
    await store.remove();
  });

  it('counts for all gateways together', async () => expect(await countTogether()).toBe(true));
  tests(() => gateways[0]);
});

describe('with the store away', () => {
  const gateway = aThrottle('redis://127.0.0.1:1');
  afterAll(() => gateway.close());
  tests(() => gateway);
});
