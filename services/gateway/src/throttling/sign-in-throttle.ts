import { isIPv6 } from 'node:net';
import { daySeconds, hourSeconds, minuteSeconds } from '@plainwill/contracts/shared/durations';
import type { FastifyReply } from 'fastify';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../http/request-details.ts';
import { keyOfEmail } from '../sessions/device-cookie.ts';
import { keyOfCaller, tooMany } from './throttle.ts';
import type { ThrottleStore } from './throttle-store.ts';

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

/**
 * Counts failures for a day, each before it is known to be one, and lets whoever has too many wait longer with each.
 * What is tried too early counts as well: the wait under way stays as it is, and the next is longer.
 */
function createEscalatingLimit(store: ThrottleStore, name: string) {
  const failures = store.limiter({ keyPrefix: `${name}_failures`, points: 1, duration: daySeconds });
  const delays = store.limiter({ keyPrefix: `${name}_delay`, points: 1, duration: daySeconds });
  return {
    /** @throws {RateLimiterRes} while there is time to wait */
    async count(key: string, escalation: Escalation): Promise<void> {
      const { consumedPoints } = await failures.penalty(key);
      const delay = delayAfter(consumedPoints, escalation);
      if (delay) await delays.consume(key, 1, { customDuration: delay });
    },
    /** Refunds an attempt that was no failure. */
    refund: (key: string) => failures.reward(key),
    forget: (key: string) => Promise.all([failures.delete(key), delays.delete(key)]),
  };
}

/** One address, whichever accounts it tries, has 20 failures in ten minutes, and 100 a day without a longer wait. */
const attemptsOfAddress = { points: 20, duration: 10 * minuteSeconds };
const ofAddress: Escalation = { free: 100, firstDelay: 10 * minuteSeconds, maxDelay: 6 * hourSeconds };

/** One address has 17 guesses a day at one account if it waits each time, and fewer if it does not. */
export const ofPair: Escalation = { free: 5, firstDelay: 30, maxDelay: 6 * hourSeconds };
/** The same while the account is under attack: 7. */
export const ofPairUnderAttack: Escalation = { free: 2, firstDelay: hourSeconds, maxDelay: 6 * hourSeconds };
/** An account is under attack from so many failures a day on, from all browsers that it does not know. */
const attackFrom = 30;
/**
 * No account is tried more often than this in a day by browsers that it does not know: it takes 139 addresses to reach
 * it. A password that may be chosen takes 10^8 guesses, so 1,000 a day find it in some hundred years.
 */
export const maxForEmail = 1000;
/** One IPv6 /48 has 65,536 networks that count as addresses. */
const ofWideNetwork = { points: 100, duration: daySeconds };

/** A browser that has signed in to the account before has 39 guesses a day, and all such browsers together 200. */
export const ofDevice: Escalation = { free: 10, firstDelay: 30, maxDelay: hourSeconds };
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

/**
 * Limits guesses at passwords so that nobody can lock the owner out. Failures count against the address that they come
 * from, for all accounts and for this one; a right password from an address that has not failed itself is not refused,
 * up to `maxForEmail`. A browser that the account knows has a counter of its own, which strangers cannot touch (OWASP,
 * "Slow Down Online Guessing Attacks with Device Cookies"), and whoever resets the password by mail has one too. Attempts
 * are counted before they are made, so that many at once are counted as well; those that are refused count, too.
 *
 * Guesses a day at one account by n addresses: 17 for one, 30 + 7n for more, and 1,000 at the most.
 */
export function createSignInThrottle(store: ThrottleStore) {
  const byAddress = store.limiter({ keyPrefix: 'sign_in_address', ...attemptsOfAddress });
  const byAddressDaily = createEscalatingLimit(store, 'sign_in_address');
  const byPair = createEscalatingLimit(store, 'sign_in_pair');
  const byWideNetwork = store.limiter({ keyPrefix: 'sign_in_wide', ...ofWideNetwork });
  const byEmail = store.limiter({ keyPrefix: 'sign_in_email', points: maxForEmail, duration: daySeconds });
  const byDevice = createEscalatingLimit(store, 'sign_in_device');
  const byDevices = store.limiter({ keyPrefix: 'sign_in_devices', points: maxForDevices, duration: daySeconds });

  async function tryFromDevice(device: string, emailKey: string): Promise<SignInAttempt> {
    await byDevice.count(device, ofDevice);
    await byDevices.penalty(emailKey);
    const refund = () => byDevices.reward(emailKey);
    return {
      succeeded: () => Promise.all([refund(), byDevice.forget(device)]),
      wasNoGuess: () => Promise.all([refund(), byDevice.refund(device)]),
    };
  }

  async function tryFromAnywhere(address: string, emailKey: string): Promise<SignInAttempt> {
    const addressKey = keyOfCaller(address);
    const pairKey = `${addressKey} ${emailKey}`;
    const wideKey = isIPv6(addressKey) ? `${networkOf(addressKey)} ${emailKey}` : null;
    const [failed] = await Promise.all([
      byEmail.get(emailKey),
      byAddress.consume(addressKey),
      byAddressDaily.count(addressKey, ofAddress),
    ]);
    const failures = failed?.consumedPoints ?? 0;
    await byPair.count(pairKey, failures < attackFrom ? ofPair : ofPairUnderAttack);
    if (wideKey) await byWideNetwork.consume(wideKey);
    // Only what is tried counts here: to be refused must not use up what others have.
    if (failed && failures >= maxForEmail) throw failed;
    await byEmail.penalty(emailKey);
    const refund = () =>
      Promise.all([
        byAddress.reward(addressKey),
        byAddressDaily.refund(addressKey),
        wideKey && byWideNetwork.reward(wideKey),
        byEmail.reward(emailKey),
      ]);
    return {
      succeeded: () => Promise.all([refund(), byPair.forget(pairKey)]),
      wasNoGuess: () => Promise.all([refund(), byPair.refund(pairKey)]),
    };
  }

  async function isDeviceTrusted(emailKey: string) {
    const failed = await byDevices.get(emailKey);
    return (failed?.consumedPoints ?? 0) < maxForDevices;
  }

  return {
    /** @throws {TRPCError} TOO_MANY_REQUESTS, with the time to wait in the answer's headers */
    async attempt({ address, email, device }: Guesser, reply: FastifyReply): Promise<SignInAttempt> {
      const emailKey = keyOfEmail(email);
      try {
        if (device && (await isDeviceTrusted(emailKey))) return await tryFromDevice(device, emailKey);
        return await tryFromAnywhere(address, emailKey);
      } catch (refused) {
        throw refused instanceof RateLimiterRes ? tooMany(refused.msBeforeNext, reply, tooManyFailedMessage) : refused;
      }
    },

    /** The owner has chosen a new password by mail: what others tried before says nothing of it. */
    async ownerHasReset(address: string, email: string): Promise<void> {
      const emailKey = keyOfEmail(email);
      await Promise.all([
        byEmail.delete(emailKey),
        byDevices.delete(emailKey),
        byPair.forget(`${keyOfCaller(address)} ${emailKey}`),
      ]);
    },
  };
}

export type SignInThrottle = ReturnType<typeof createSignInThrottle>;
