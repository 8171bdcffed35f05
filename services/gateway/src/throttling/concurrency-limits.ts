import { maxBatchSize } from '@plainwill/kit/calls/answer-calls';
import { Refusal } from '@plainwill/kit/refusal';
import { createConcurrencyLimits } from '@plainwill/kit/resilience/concurrency-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { halfOpenAfterMs } from '../remotes/circuit-breaker.ts';

/** No service that is away is asked again sooner, so there is no use in asking for it. */
const retryAfterOutage = String(Math.ceil(halfOpenAfterMs / 1000));
/** The message of TooBusy says the same. */
const retryAfterBusy = '60';
/** A service works on other calls of the same account for no longer than this. */
export const retryAfterOwnCalls = '3';

/** Says it of a service that is away or too busy; whoever counts calls, or knows why, has said it already. */
export function addRetryAfter(_request: FastifyRequest, reply: FastifyReply, _payload: unknown, done: () => void) {
  if (reply.statusCode === 503) reply.header('retry-after', retryAfterOutage);
  if (reply.statusCode === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterBusy);
  done();
}

/**
 * Limits how many calls of one account are under way at once: one batch, with others waiting here. Sent on, they would
 * wait in the service and its connections, and be given up in the end as if the service were away for everybody.
 */
export const createAccountLimit = () =>
  createConcurrencyLimits({ concurrency: maxBatchSize, maxQueue: 2 * maxBatchSize, reason: 'TooManyAtOnce' });

/** @throws {Refusal} TooManyAtOnce, without having done the work */
export type AccountLimit = ReturnType<typeof createAccountLimit>;

/** There are more connections to identity than this, so that some are always free for all other calls. */
const maxCredentialCalls = 48;

/** @throws {Refusal} TooBusy, without having done the work */
export type CredentialLimit = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Limits calls with a password, because each costs identity a hash: a flood of them is refused here. Left to wait for
 * their turn, they would be given up in the end, and identity with them, as if it were away.
 */
export function createCredentialLimit(): CredentialLimit {
  let running = 0;
  return async (work) => {
    if (running >= maxCredentialCalls) throw new Refusal('TooBusy');
    running++;
    try {
      return await work();
    } finally {
      running--;
    }
  };
}
