import { isIPv6 } from 'node:net';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { maxBatchSize } from '@plainwill/kit/calls/answer-calls';
import { createConcurrencyLimit, createConcurrencyLimits } from '@plainwill/kit/resilience/concurrency-limit';
import { createFairQueue, weightOf } from '@plainwill/kit/resilience/fair-queue';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../http/request-details.ts';
import { halfOpenAfterMs } from '../remotes/circuit-breaker.ts';
import { keyOfCaller } from './throttle.ts';

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

interface AccountCalls {
  account: Pick<CallingAccount, 'id' | 'newUntil'>;
  count: number;
  /** One of them is. */
  isCostly: boolean;
  signal: AbortSignal | undefined;
}

/** More than a service works on at once; what many send at the same moment is else worked through before all that comes then. */
const costlyQueue = { concurrency: 8, maxQueue: 48, maxQueueOfOne: 2 * maxBatchSize, maxWaitMs: 800 };

/**
 * Limits how many calls of one account are under way at once: one batch, with others waiting here. Sent on, they would
 * wait in the service and its connections, and be given up in the end as if the service were away for everybody. Costly
 * calls of all accounts take turns besides, a request of each at a time.
 */
export function createAccountLimit() {
  const ofOne = createConcurrencyLimits({
    concurrency: maxBatchSize,
    maxQueue: 2 * maxBatchSize,
    reason: 'TooManyAtOnce',
  });
  const inTurn = createFairQueue(costlyQueue);
  return <T>({ account, count, isCostly, signal }: AccountCalls, work: () => Promise<T>): Promise<T> =>
    ofOne(
      account.id,
      isCostly ? () => inTurn(account.id, work, { signal, weight: weightOf(account, new Date()) }) : work,
      count,
    );
}

/** @throws {Refusal} TooManyAtOnce or BusyJustNow, without having done the work */
export type AccountLimit = ReturnType<typeof createAccountLimit>;

/**
 * There are more connections to identity than the pool has places, so that some are always free for all other calls; a
 * call that waits here for its place has hardly begun, and the next one comes soon.
 */
const pool = { concurrency: 48, maxQueue: 96 };
/** The places of one caller: enough for an office in which all sign in at nine. */
const share = { concurrency: 4, maxQueue: 16, reason: 'TooManyAtOnce' } as const;

/**
 * An account, an IPv4 address or an IPv6 /48 has a share of the places, as one /48 has 65,536 networks.
 */
const holderOf = (caller: string) => (isIPv6(keyOfCaller(caller)) ? networkOf(caller) : keyOfCaller(caller));

/**
 * Limits calls with a password, because each costs identity a hash: a flood of them is refused here. Left to wait for
 * their turn, they would be given up in the end, and identity with them, as if it were away. Each caller has a share of
 * the places, so that nobody takes them from the others. Ask the caller's own limit first: a call that is refused
 * anyway takes no place.
 * @throws {Refusal} TooManyAtOnce for more than the caller's share, TooBusy for more than there are places; either
 * without having done the work
 */
export function createCredentialLimit() {
  const ofCaller = createConcurrencyLimits(share);
  const ofAll = createConcurrencyLimit(pool);
  return <T>(caller: string, work: () => Promise<T>): Promise<T> => ofCaller(holderOf(caller), () => ofAll(work));
}

export type CredentialLimit = ReturnType<typeof createCredentialLimit>;
