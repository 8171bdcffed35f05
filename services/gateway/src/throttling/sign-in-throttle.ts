import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { keyOfCaller, tooMany } from './throttle.ts';
import type { ThrottleStore } from './throttle-store.ts';

const minute = 60;
const failuresOfAddress = { points: 20, duration: 10 * minute };
const failuresOfEmail = { free: 10, duration: 15 * minute };
const firstDelay = 30;
const longestDelay = 15 * minute;

/** Seconds to wait after the failure of that number: none at first, then twice as long each time. */
export const delayAfter = (failures: number) =>
  failures < failuresOfEmail.free ? 0 : Math.min(firstDelay * 2 ** (failures - failuresOfEmail.free), longestDelay);

/** A sign-in that is being tried. It counts as a failure until one of these is called. */
export interface SignInAttempt {
  succeeded: () => Promise<void>;
  /** It failed for a reason that says nothing of the password. */
  wasNoGuess: () => Promise<void>;
}

/**
 * Slows guessing down, by the address it comes from and by the account it is aimed at, known or not. Its owner waits,
 * too, but is never locked out. Attempts are counted before they are made, so that many at once are counted as well.
 */
export function createSignInThrottle(store: ThrottleStore) {
  const byAddress = store.limiter({ keyPrefix: 'sign_in_address', ...failuresOfAddress });
  const byEmail = store.limiter({ keyPrefix: 'sign_in_email', points: 1, duration: failuresOfEmail.duration });
  const delays = store.limiter({ keyPrefix: 'sign_in_delay', points: 1, duration: longestDelay });

  return async (address: string, email: unknown, reply: FastifyReply): Promise<SignInAttempt> => {
    const addressKey = keyOfCaller(address);
    const emailKey = keyOfEmail(email);
    await orTooMany(reply, () => byAddress.consume(addressKey));
    const giveBackAddress = () => byAddress.reward(addressKey);
    const { consumedPoints } = await byEmail.penalty(emailKey);
    const giveBackEmail = () => byEmail.reward(emailKey);
    const delay = delayAfter(consumedPoints);
    if (delay) {
      try {
        await orTooMany(reply, () => delays.consume(emailKey, 1, { customDuration: delay }));
      } catch (refused) {
        // What was not tried is no failure, or trying too early would make the wait grow.
        await Promise.all([giveBackAddress(), giveBackEmail()]);
        throw refused;
      }
    }
    return {
      succeeded: async () => {
        await Promise.all([giveBackAddress(), byEmail.delete(emailKey), delays.delete(emailKey)]);
      },
      wasNoGuess: async () => {
        await Promise.all([giveBackAddress(), giveBackEmail()]);
      },
    };
  };
}

export type SignInThrottle = ReturnType<typeof createSignInThrottle>;

/** A hash, so that the store of counters is no list of who has an account. */
function keyOfEmail(email: unknown): string {
  const normalised = typeof email === 'string' ? email.slice(0, 254).normalize('NFC').trim().toLowerCase() : '';
  return createHash('sha256').update(normalised).digest('hex');
}

async function orTooMany<T>(reply: FastifyReply, count: () => Promise<T>): Promise<T> {
  try {
    return await count();
  } catch (refused) {
    throw refused instanceof RateLimiterRes ? tooMany(refused.msBeforeNext, reply) : refused;
  }
}
