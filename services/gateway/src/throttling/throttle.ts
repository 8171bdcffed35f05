import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { CallLimit } from '@plainwill/contracts/kit/contract';
import { TRPCError } from '@trpc/server';
import type { FastifyReply } from 'fastify';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Counter, ThrottleStore } from './throttle-store.ts';

/** Refunds a call that failed through no fault of the caller; if the store cannot, the call stays counted. */
type Refund = () => void;

/**
 * Counts one call; refuses it when the caller has made too many. `caller` is an account's id or an address.
 * @throws {TRPCError} TOO_MANY_REQUESTS, with the time to wait in the answer's headers
 */
export type Throttle = (what: string, limit: CallLimit, caller: string, reply: FastifyReply) => Promise<Refund>;

/** An IPv6 household has a /64 to itself, so that is what is counted. */
export function keyOfCaller(caller: string): string {
  // Most callers are accounts, which are told from addresses with every call.
  if (!isIPv6(caller)) return caller;
  const address = ipaddr.process(caller);
  return address.kind() === 'ipv4' ? `${address}` : `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)}`;
}

const tooOftenMessage = (wait: string) => `You have done this many times in a short while. Wait ${wait} and try again.`;

function durationText(seconds: number): string {
  if (seconds <= 90) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** Says how long to wait, in words and in a header. */
export function tooMany(waitMs: number, reply: FastifyReply, messageFor = tooOftenMessage): TRPCError {
  const seconds = Math.ceil(waitMs / 1000);
  reply.header('retry-after', String(seconds));
  return new TRPCError({ code: 'TOO_MANY_REQUESTS', message: messageFor(durationText(seconds)) });
}

/** Limits of a call a second and more are counted in the process alone. */
export function createThrottle(store: ThrottleStore): Throttle {
  const limiters = new Map<string, Counter>();

  function limiterFor({ calls, seconds }: CallLimit): Counter {
    const name = `${calls}_in_${seconds}`;
    const known = limiters.get(name);
    if (known) return known;
    const options = { keyPrefix: `throttle_${name}`, points: calls, duration: seconds };
    const limiter = calls >= seconds ? new RateLimiterMemory(options) : store.limiter(options);
    limiters.set(name, limiter);
    return limiter;
  }

  return async (what, limit, caller, reply) => {
    const limiter = limiterFor(limit);
    const key = `${what} ${keyOfCaller(caller)}`;
    try {
      await limiter.consume(key);
      return () => void limiter.reward(key).catch(() => undefined);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw tooMany(refused.msBeforeNext, reply);
    }
  };
}

/** Tells the callers of one day apart without telling who they are; the next day the same caller has another. */
export type VisitorKey = (clientAddress: string, now: Date) => string;

/** All gateways share the signing key, so all of them know a visitor by the same name. */
export function createVisitorKey({ d }: { d: string }): VisitorKey {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', d, '', 'visitor', 32)));
  return (clientAddress, now) =>
    createHmac('sha256', key)
      .update(`${now.toISOString().slice(0, 10)} ${keyOfCaller(clientAddress)}`)
      .digest('base64url')
      .slice(0, 22);
}
