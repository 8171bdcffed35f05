import type { OpenSession } from '@plainwill/contracts/identity/sessions';
import { perMinute } from '@plainwill/contracts/kit/contract';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Throttle } from '../throttling/throttle.ts';

/** Above all sessions from before there were seals: each has one as soon as it is used. */
const unsealedLimit = perMinute(60);
/** A session that has ended stays so; it is asked for again now and then all the same. */
const endedMs = 30_000;
const maxEnded = 20_000;

interface Named {
  sessionId: string;
  isSealed: boolean;
  address: string;
}

/**
 * Keeps cookies that open nothing from costing identity a query each: one that a gateway has sealed is asked for once in
 * half a minute after it has ended, and of all others so many a minute from one address, not counting those that open
 * something.
 */
export function createUnknownSessions(throttle: Throttle) {
  const ended = new LRUCache<string, true>({ max: maxEnded, ttl: endedMs });
  return {
    /** @throws {TRPCError} TOO_MANY_REQUESTS, with the time to wait in the answer's headers */
    async resolve(
      { sessionId, isSealed, address }: Named,
      reply: FastifyReply,
      ask: () => Promise<OpenSession | null>,
    ) {
      if (ended.has(sessionId)) return null;
      const refund = isSealed ? null : await throttle('unsealedSessions', unsealedLimit, address, reply);
      const session = await ask();
      if (session) refund?.();
      else if (isSealed) ended.set(sessionId, true);
      return session;
    },
  };
}

export type UnknownSessions = ReturnType<typeof createUnknownSessions>;
