import { isIPv6 } from 'node:net';
import { daySeconds, hourSeconds, minuteSeconds } from '@plainwill/contracts/shared/durations';
import type { FastifyReply } from 'fastify';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../http/request-details.ts';
import { keyOfEmail } from '../sessions/device-cookie.ts';
import { createRefusalMemory } from './refusal-memory.ts';
import { keyOfCaller, tooMany } from './throttle.ts';
import type { Counter, ThrottleStore } from './throttle-store.ts';

/** Durations in seconds. */
export interface Escalation {
  /** So many failures a day cost no wait. */
  free: number;
  firstDelay: number;
  maxDelay: number;
}

/** Seconds to wait after the failure of that number: none at first, then twice as long each time. */
export const delayAfter = (failures: number, { free, firstDelay, maxDelay }: Escalation) =>
  failures < free ? 0 : Math.min(firstDelay * 2 ** (failures - free), maxDelay);

/** A try that has its place among those that count. */
interface Counted {
  /** The failures of the day, this one with them. */
  failures: number;
  /** Refunds an attempt that was no failure, with the wait that it began. */
  refund: () => Promise<unknown>;
}

/**
 * Counts failures for a day, each before it is known to be one, and lets whoever has too many wait longer with each.
 * A try that comes too early is not compared and does not count: the wait under way stays as it is.
 */
function createEscalatingLimit(store: ThrottleStore, name: string) {
  const failures = store.limiter({ keyPrefix: `${name}_failures`, points: 1, duration: daySeconds });
  const delays = store.limiter({ keyPrefix: `${name}_delay`, points: 1, duration: daySeconds });
  return {
    /**
     * @param delayKey who waits, where failures of the same key make some wait and not others
     * @throws {RateLimiterRes} while there is time to wait
     */
    async count(key: string, escalation: Escalation, delayKey = key): Promise<Counted> {
      const underWay = await delays.get(delayKey);
      if (underWay && underWay.msBeforeNext > 0) throw underWay;
      const { consumedPoints } = await failures.penalty(key);
      const refund = () => failures.reward(key);
      const delay = delayAfter(consumedPoints, escalation);
      if (!delay) return { failures: consumedPoints, refund };
      try {
        // One of many at once begins the wait, and is compared.
        await delays.consume(delayKey, 1, { customDuration: delay });
      } catch (refused) {
        await refund();
        throw refused;
      }
      return { failures: consumedPoints, refund: () => Promise.all([refund(), delays.delete(delayKey)]) };
    },
    forget: (key: string) => Promise.all([failures.delete(key), delays.delete(key)]),
  };
}

/** Counts a try where there may be so many. @throws {RateLimiterRes} for one too many, which does not count */
async function countUpTo(max: number, counter: Counter, key: string): Promise<Pick<Counted, 'refund'>> {
  const counted = await counter.penalty(key);
  const refund = () => counter.reward(key);
  if (counted.consumedPoints <= max) return { refund };
  await refund();
  throw counted;
}

/** Counts in all of these or in none. @throws what the first that refuses throws */
async function countInAll(counting: Promise<Pick<Counted, 'refund'>>[]): Promise<Pick<Counted, 'refund'>> {
  const outcomes = await Promise.allSettled(counting);
  const refund = () =>
    Promise.all(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.refund() : undefined)));
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  if (!refused) return { refund };
  await refund();
  throw refused.reason;
}

interface AddressLimit {
  inTenMinutes: number;
  daily: Escalation;
}

/** One address, at accounts where it has failed so often that it waits. */
export const ofAddress: AddressLimit = {
  inTenMinutes: 20,
  daily: { free: 100, firstDelay: 10 * minuteSeconds, maxDelay: 30 * minuteSeconds },
};
/**
 * The same address at all other accounts. An office, a library or a mobile network is one address, so somebody who
 * fails there must not shut out the others, who may slip as well.
 */
export const ofSharedAddress: AddressLimit = {
  inTenMinutes: 100,
  daily: { free: 300, firstDelay: 10 * minuteSeconds, maxDelay: 30 * minuteSeconds },
};
const tenMinutes = 10 * minuteSeconds;

/** Nobody who forgets a password waits longer than a quarter of an hour. */
export const ofPair: Escalation = { free: 5, firstDelay: 30, maxDelay: 15 * minuteSeconds };
/** One address at one account while that is under attack: 7 guesses a day. */
export const ofPairUnderAttack: Escalation = { free: 2, firstDelay: hourSeconds, maxDelay: 6 * hourSeconds };
/** An account is under attack from so many failures a day on, from all browsers that it does not know. */
export const attackFrom = 30;
/**
 * No account is tried more often than this in a day by browsers that it does not know: it takes 139 addresses to reach
 * it. A password that may be chosen takes 10^8 guesses, so 1,000 a day find it in some hundred years.
 */
export const maxForEmail = 1000;
/** One IPv6 /48 has 65,536 networks that count as addresses. */
const maxForWideNetwork = 100;

/** A browser that has signed in to the account before has 62 guesses a day, and all such browsers together 200. */
export const ofDevice: Escalation = { free: 10, firstDelay: 30, maxDelay: 30 * minuteSeconds };
const maxForDevices = 200;

const tooManyFailedMessage = (wait: string) =>
  `Too many sign-ins have failed. Wait ${wait} and try again, or follow “Forgotten your password?”.`;

/** An attempt to sign in, by the facts that it is counted by. */
export interface Guesser {
  address: string;
  email: unknown;
  /** The browser's id, if it has signed in to this account before. */
  device: string | null;
}

/** A sign-in that is being tried. It counts as a failure until one of these is called. */
export interface SignInAttempt {
  succeeded: () => Promise<unknown>;
  /** It failed for a reason that says nothing of the password. */
  wasNoGuess: () => Promise<unknown>;
}

/** Refused until the time that the store has said, and not counted. */
class Waits extends Error {
  /** A browser, an address, or an address at one account waits. */
  readonly key: string;
  readonly waitMs: number;
  constructor(key: string, waitMs: number) {
    super('there is time to wait');
    this.key = key;
    this.waitMs = waitMs;
  }
}

const waitsFor = (key: string) => (refused: unknown) => {
  throw refused instanceof RateLimiterRes ? new Waits(key, refused.msBeforeNext) : refused;
};

/**
 * Limits guesses at passwords so that nobody can lock the owner out. Failures count against the address that they come
 * from, for all accounts and for this one; a right password from an address that has not failed itself is not refused,
 * up to `maxForEmail`. A browser that the account knows has a counter of its own, which strangers cannot touch (OWASP,
 * "Slow Down Online Guessing Attacks with Device Cookies"), and whoever resets the password by mail has one too. Attempts
 * are counted before they are made, so that many at once are counted as well; those that are refused do not count, and
 * whoever has been refused is refused again from memory, so that a flood of them costs the store nothing.
 *
 * Guesses a day at one account by n addresses: 34 for one, 30 + 7n for more, and 1,000 at the most.
 */
export function createSignInThrottle(store: ThrottleStore) {
  const byAddress = store.limiter({ keyPrefix: 'sign_in_address', points: 1, duration: tenMinutes });
  const byAddressDaily = createEscalatingLimit(store, 'sign_in_address');
  const byPair = createEscalatingLimit(store, 'sign_in_pair');
  const byWideNetwork = store.limiter({ keyPrefix: 'sign_in_wide', points: 1, duration: daySeconds });
  const byEmail = store.limiter({ keyPrefix: 'sign_in_email', points: maxForEmail, duration: daySeconds });
  const byDevice = createEscalatingLimit(store, 'sign_in_device');
  const byDevices = store.limiter({ keyPrefix: 'sign_in_devices', points: maxForDevices, duration: daySeconds });
  const waiting = createRefusalMemory();

  async function tryFromDevice(device: string, emailKey: string): Promise<SignInAttempt> {
    const counted = await byDevice.count(device, ofDevice).catch(waitsFor(device));
    await byDevices.penalty(emailKey);
    const refund = () => byDevices.reward(emailKey);
    return {
      succeeded: () => Promise.all([refund(), byDevice.forget(device)]),
      wasNoGuess: () => Promise.all([refund(), counted.refund()]),
    };
  }

  async function tryFromAnywhere(address: string, emailKey: string): Promise<SignInAttempt> {
    const addressKey = keyOfCaller(address);
    const pairKey = `${addressKey} ${emailKey}`;
    const failures = (await byEmail.get(emailKey))?.consumedPoints ?? 0;
    const escalation = failures < attackFrom ? ofPair : ofPairUnderAttack;
    const atPair = await byPair.count(pairKey, escalation).catch(waitsFor(pairKey));
    const hasWaits = atPair.failures >= escalation.free;
    const { inTenMinutes, daily } = hasWaits ? ofAddress : ofSharedAddress;
    const delayKey = hasWaits ? addressKey : `${addressKey} shared`;
    const elsewhere = await countInAll([
      countUpTo(inTenMinutes, byAddress, addressKey).catch(waitsFor(hasWaits ? pairKey : addressKey)),
      byAddressDaily.count(addressKey, daily, delayKey).catch(waitsFor(hasWaits ? pairKey : addressKey)),
      countUpTo(maxForEmail, byEmail, emailKey).catch(waitsFor(pairKey)),
      ...(isIPv6(addressKey)
        ? [countUpTo(maxForWideNetwork, byWideNetwork, `${networkOf(addressKey)} ${emailKey}`).catch(waitsFor(pairKey))]
        : []),
    ]).catch(async (refused) => {
      await atPair.refund();
      throw refused;
    });
    return {
      succeeded: () => Promise.all([elsewhere.refund(), byPair.forget(pairKey)]),
      wasNoGuess: () => Promise.all([elsewhere.refund(), atPair.refund()]),
    };
  }

  async function isDeviceTrusted(emailKey: string) {
    const failed = await byDevices.get(emailKey);
    return (failed?.consumedPoints ?? 0) < maxForDevices;
  }

  /** @throws {Waits} for who was refused a moment ago */
  function refuseFromMemory(keys: readonly string[]) {
    for (const key of keys) {
      const waitMs = waiting.msLeft(key);
      if (waitMs) throw new Waits(key, waitMs);
    }
  }

  async function count({ address, email, device }: Guesser): Promise<SignInAttempt> {
    const emailKey = keyOfEmail(email);
    const addressKey = keyOfCaller(address);
    if (device) {
      refuseFromMemory([device]);
      if (await isDeviceTrusted(emailKey)) return tryFromDevice(device, emailKey);
    }
    refuseFromMemory([addressKey, `${addressKey} ${emailKey}`]);
    return tryFromAnywhere(address, emailKey);
  }

  return {
    /** @throws {TRPCError} TOO_MANY_REQUESTS, with the time to wait in the answer's headers */
    async attempt(guesser: Guesser, reply: FastifyReply): Promise<SignInAttempt> {
      try {
        return await count(guesser);
      } catch (refused) {
        if (!(refused instanceof Waits)) throw refused;
        const { key, waitMs } = refused;
        waiting.remember(key, waitMs);
        throw tooMany(waitMs, reply, tooManyFailedMessage);
      }
    },

    /** The owner has chosen a new password by mail: what others tried before says nothing of it. */
    async ownerHasReset(address: string, email: string): Promise<void> {
      const emailKey = keyOfEmail(email);
      const pairKey = `${keyOfCaller(address)} ${emailKey}`;
      waiting.forget(pairKey);
      await Promise.all([byEmail.delete(emailKey), byDevices.delete(emailKey), byPair.forget(pairKey)]);
    },
  };
}

export type SignInThrottle = ReturnType<typeof createSignInThrottle>;
