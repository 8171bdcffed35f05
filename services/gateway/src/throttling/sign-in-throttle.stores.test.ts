import { quietLog } from '@plainwill/kit/testing/call';
import { onEachQueueStore, type TestStore } from '@plainwill/kit/testing/queue-stores';
import type { FastifyReply } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  attackFrom,
  createSignInThrottle,
  delayAfter,
  type Escalation,
  maxForEmail,
  ofAddress,
  ofDevice,
  ofPair,
  ofPairUnderAttack,
  ofSharedAddress,
} from './sign-in-throttle.ts';
import { openThrottleStore } from './throttle-store.ts';

// A gateway counts for itself only until it has reached the store, however busy the machine.
const patience = { timeoutMs: 60_000, retryAfterMs: 0 };

let strangers = 0;
const anAddress = () => `10.${++strangers >> 16}.${(strangers >> 8) & 255}.${strangers & 255}`;
const aDevice = () => `device ${++strangers}`;
const anEmail = () => `person${++strangers}@example.com`;

/** One gateway's throttle, and a reply that remembers how long it says to wait. */
function aThrottle(url: string) {
  const store = openThrottleStore(url, quietLog, patience);
  const throttle = createSignInThrottle(store);
  const waits: number[] = [];
  const reply = { header: (_name: string, value: string) => waits.push(Number(value)) } as unknown as FastifyReply;
  const guess = (address: string, email: unknown, device: string | null = null) =>
    throttle.attempt({ address, email, device }, reply);
  const outcomeOf = (address: string, email: unknown, device: string | null = null) =>
    guess(address, email, device).then(
      () => 'tried',
      (error: { code?: string }) => error.code,
    );
  return { guess, outcomeOf, waits, ownerHasReset: throttle.ownerHasReset, close: store.close };
}

async function outcomes(times: number, attempt: () => Promise<unknown>) {
  const seen: unknown[] = [];
  for (let i = 0; i < times; i++) seen.push(await attempt());
  return seen;
}

const tried = (times: number) => Array(times).fill('tried');

/** How often somebody may fail in a day who waits exactly as long as told. */
function failuresADay(escalationOf: (failures: number) => Escalation) {
  let failures = 0;
  for (let seconds = 0; seconds < 24 * 3600; seconds += delayAfter(failures, escalationOf(failures))) failures++;
  return failures;
}

it('allows as many guesses a day as the limits are said to', () => {
  expect([ofPairUnderAttack, ofDevice].map((limit) => failuresADay(() => limit))).toEqual([7, 62]);
  // The failures of one address alone make it an attack in the end.
  expect(failuresADay((failures) => (failures <= attackFrom ? ofPair : ofPairUnderAttack))).toBe(34);
  const atAllAccounts = [ofAddress, ofSharedAddress].map(({ daily }) => failuresADay(() => daily));
  expect(atAllAccounts).toEqual([148, 348]);
});

it('has nobody wait for longer than half an hour, unless the account is under attack', () => {
  const longest = [ofPair, ofDevice, ofAddress.daily, ofSharedAddress.daily].map(({ maxDelay }) => maxDelay);
  expect(longest).toEqual([900, 1800, 1800, 1800]);
});

type Gateway = ReturnType<typeof aThrottle>;

const tests = (gateway: () => Gateway) => {
  it('slows guesses at one account from one address, however it is written, and says how long to wait', async () => {
    const { outcomeOf, waits } = gateway();
    const [address, email] = [anAddress(), anEmail()];
    expect(await outcomes(5, () => outcomeOf(address, email))).toEqual(tried(5));
    expect(await outcomeOf(address, ` ${email.toUpperCase()}`)).toBe('TOO_MANY_REQUESTS');
    expect(waits.at(-1)).toBeGreaterThan(20);
    expect(waits.at(-1)).toBeLessThanOrEqual(30);
    expect(await outcomeOf(address, anEmail())).toBe('tried');
  });

  it('lets nobody out who has not failed, however many others have', async () => {
    const { outcomeOf } = gateway();
    const email = anEmail();
    const pollers = Array.from({ length: 3 }, anAddress);
    for (let i = 0; i < 18; i++) await Promise.all(pollers.map((address) => outcomeOf(address, email)));
    expect(await Promise.all(pollers.map((address) => outcomeOf(address, email)))).not.toContain('tried');
    expect(await outcomeOf(anAddress(), email)).toBe('tried');
  });

  it('counts nothing that is tried too early, and makes no wait longer for it', async () => {
    const { outcomeOf, waits } = gateway();
    const [address, email] = [anAddress(), anEmail()];
    await outcomes(5, () => outcomeOf(address, email));
    expect(await outcomes(90, () => outcomeOf(address, email))).not.toContain('tried');
    expect(waits.at(-1)).toBeLessThanOrEqual(30);
    // Nor against the others there.
    expect(await outcomes(95, () => outcomeOf(address, anEmail()))).toEqual(tried(95));
  });

  it('lets those in at an address where one person has failed at many accounts, and slips of their own as well', async () => {
    const { guess, outcomeOf } = gateway();
    const address = anAddress();
    const theirs = Array.from({ length: 12 }, anEmail);
    for (const email of theirs) await outcomes(4, () => outcomeOf(address, email));
    // A browser that fails so often waits at each of these accounts.
    for (const email of theirs) expect(await outcomeOf(address, email)).toBe('TOO_MANY_REQUESTS');
    const own = anEmail();
    expect(await outcomes(4, () => outcomeOf(address, own))).toEqual(tried(4));
    for (let time = 0; time < 24; time++) await (await guess(address, anEmail())).succeeded();
  });

  it('begins no wait where no password was compared', async () => {
    const { guess, outcomeOf } = gateway();
    const [address, email] = [anAddress(), anEmail()];
    await outcomes(4, () => outcomeOf(address, email));
    for (let time = 0; time < 6; time++) await (await guess(address, email)).wasNoGuess();
    expect(await outcomeOf(address, email)).toBe('tried');
    expect(await outcomeOf(address, email)).toBe('TOO_MANY_REQUESTS');
  });

  it('allows fewer guesses from each address once many have failed', async () => {
    const { outcomeOf, waits } = gateway();
    const email = anEmail();
    await outcomes(30, () => outcomeOf(anAddress(), email));
    const address = anAddress();
    expect(await outcomes(3, () => outcomeOf(address, email))).toEqual([...tried(2), 'TOO_MANY_REQUESTS']);
    expect(waits.at(-1)).toBeGreaterThan(3500);
  });

  it('allows so many guesses at one account from all addresses together, and then knows its owner by the browser', async () => {
    const { outcomeOf, ownerHasReset } = gateway();
    const email = anEmail();
    const guesses = Array.from({ length: 50 }, () =>
      outcomes(21, () => outcomeOf(`198.${++strangers >> 8}.${strangers & 255}.9`, email)),
    );
    const seen = (await Promise.all(guesses)).flat();
    // Those under way when the last is counted are 50.
    expect(seen.filter((outcome) => outcome === 'tried').length).toBeGreaterThanOrEqual(maxForEmail);
    expect(seen.filter((outcome) => outcome === 'tried').length).toBeLessThan(maxForEmail + 50);
    expect(await outcomeOf(anAddress(), email)).toBe('TOO_MANY_REQUESTS');
    expect(await outcomeOf(anAddress(), email, aDevice())).toBe('tried');
    await ownerHasReset(anAddress(), email);
    expect(await outcomeOf(anAddress(), email)).toBe('tried');
  });

  it('gives a browser that the account knows a counter of its own', async () => {
    const { guess, outcomeOf } = gateway();
    const [address, email, device] = [anAddress(), anEmail(), aDevice()];
    await outcomes(30, () => outcomeOf(address, email));
    expect(await outcomes(9, () => outcomeOf(address, email, device))).toEqual(tried(9));
    await (await guess(address, email, device)).succeeded();
    expect(await outcomes(10, () => outcomeOf(address, email, device))).toEqual(tried(10));
    expect(await outcomeOf(address, email, device)).toBe('TOO_MANY_REQUESTS');
    expect(await outcomeOf(address, email, aDevice())).toBe('tried');
  });

  it('believes no browser any more once those that the account knows have failed too often together', async () => {
    const { outcomeOf } = gateway();
    const email = anEmail();
    for (let i = 0; i < 25; i++) {
      const device = aDevice();
      await outcomes(8, () => outcomeOf(anAddress(), email, device));
    }
    const address = anAddress();
    const device = aDevice();
    expect(await outcomes(6, () => outcomeOf(address, email, device))).toEqual([...tried(5), 'TOO_MANY_REQUESTS']);
  });

  it('slows guesses at many accounts from one address, whatever part of its network it uses', async () => {
    const { outcomeOf } = gateway();
    const address = (i: number) => `2001:db8:0:${strangers}::${i.toString(16)}`;
    let i = 0;
    expect(await outcomes(100, () => outcomeOf(address(++i), `many${i}-${strangers}@example.com`))).toEqual(tried(100));
    expect(await outcomeOf(address(99), 'another@example.com')).toBe('TOO_MANY_REQUESTS');
    expect(await outcomeOf(anAddress(), 'another@example.com')).toBe('tried');
  });

  it('counts the networks of one IPv6 /48 together at one account', async () => {
    const { outcomeOf } = gateway();
    const email = anEmail();
    const prefix = `2001:db8:${(++strangers).toString(16)}`;
    let network = 0;
    expect(await outcomes(100, () => outcomeOf(`${prefix}:${(++network).toString(16)}::1`, email))).toEqual(tried(100));
    expect(await outcomeOf(`${prefix}:ffff::1`, email)).toBe('TOO_MANY_REQUESTS');
    expect(await outcomeOf('198.51.100.7', email)).toBe('tried');
  });

  it('counts guesses that are made all at once', async () => {
    const { outcomeOf } = gateway();
    const [address, email] = [anAddress(), anEmail()];
    const seen = await Promise.all(Array.from({ length: 18 }, () => outcomeOf(address, email)));
    const tried = seen.filter((outcome) => outcome === 'tried').length;
    expect(tried).toBeLessThanOrEqual(5);
    // Two that reach the store in another order than they were counted here are both refused.
    expect(tried).toBeGreaterThanOrEqual(4);
  });

  it('forgets the failures of an address at an account that it signed in to, and not those at others', async () => {
    const { guess, outcomeOf } = gateway();
    const [email, address] = [anEmail(), anAddress()];
    await outcomes(4, () => outcomeOf(address, email));
    await (await guess(address, email)).succeeded();
    expect(await outcomes(4, () => outcomeOf(address, email))).toEqual(tried(4));
    // Four of them are still counted at the address, as are these.
    const other = anEmail();
    await outcomes(4, () => outcomeOf(address, other));
    expect(await outcomes(88, () => outcomeOf(address, anEmail()))).toEqual(tried(88));
    expect(await outcomeOf(address, anEmail())).toBe('TOO_MANY_REQUESTS');
  });

  it('forgets the failures of an address whose visitor has reset the password by mail', async () => {
    const { outcomeOf, ownerHasReset } = gateway();
    const [email, address] = [anEmail(), anAddress()];
    await outcomes(8, () => outcomeOf(address, email));
    await ownerHasReset(address, ` ${email.toUpperCase()}`);
    expect(await outcomeOf(address, email)).toBe('tried');
  });

  it('counts nothing where no password was compared', async () => {
    const { guess, outcomeOf } = gateway();
    const [email, address, device] = [anEmail(), anAddress(), aDevice()];
    for (let i = 0; i < 30; i++) await (await guess(address, email)).wasNoGuess();
    for (let i = 0; i < 30; i++) await (await guess(address, email, device)).wasNoGuess();
    expect(await outcomeOf(address, email)).toBe('tried');
    expect(await outcomeOf(address, email, device)).toBe('tried');
  });
};

onEachQueueStore((openStore) => {
  let store: TestStore;
  let gateways: [Gateway, Gateway];

  /** True if a failure that one gateway saw counts at the other. */
  async function countTogether() {
    const [address, email] = [anAddress(), anEmail()];
    for (const { outcomeOf } of gateways) await outcomes(3, () => outcomeOf(address, email));
    const seen = await Promise.all(gateways.map(({ outcomeOf }) => outcomeOf(address, email)));
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
