import type { Reason } from '@plainwill/contracts/reasons';
import pLimit from 'p-limit';
import { Refusal } from '../refusal.ts';

export interface ConcurrencyLimit {
  /** How much is done at once. */
  concurrency: number;
  /** How much may wait for its turn. */
  maxQueue: number;
  /** Who has waited longer is turned away: a caller gives up soon, and then takes the service to be away. */
  maxWaitMs?: number;
  reason?: Reason;
}

const defaultMaxWaitMs = 2000;

/**
 * Runs costly work a few at a time, with a bounded queue behind them.
 * @throws {Refusal} the reason, for who comes to a full queue or has waited in it for too long
 */
export function createConcurrencyLimit(
  { concurrency, maxQueue, maxWaitMs = defaultMaxWaitMs, reason = 'TooBusy' }: ConcurrencyLimit,
  nowMs = () => performance.now(),
) {
  const limit = pLimit(concurrency);
  return <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= concurrency + maxQueue) throw new Refusal(reason);
    const since = nowMs();
    return limit(() => {
      if (nowMs() - since > maxWaitMs) throw new Refusal(reason);
      return work();
    });
  };
}

type Run = ReturnType<typeof createConcurrencyLimit>;

/** Does the work once it has so many places at once, no more than there are: asked for together, they come in turn. */
async function inPlaces<T>(run: Run, places: number, work: () => Promise<T>): Promise<T> {
  if (places === 1) return run(work);
  const done = Promise.withResolvers<void>();
  const result = Promise.withResolvers<T>();
  try {
    for (let missing = places; missing > 0; missing--) {
      const isLast = missing === 1;
      run(() => {
        if (isLast) work().then(result.resolve, result.reject);
        return done.promise;
      }).catch(result.reject);
    }
    return await result.promise;
  } finally {
    done.resolve();
  }
}

/** A limit for each key; nothing is kept of a key without work. Work that counts for several takes as many places. */
export function createConcurrencyLimits(options: ConcurrencyLimit) {
  const limits = new Map<string, { run: Run; inUse: number }>();
  return async <T>(key: string, work: () => Promise<T>, places = 1): Promise<T> => {
    const limit = limits.get(key) ?? { run: createConcurrencyLimit(options), inUse: 0 };
    limits.set(key, limit);
    limit.inUse += 1;
    try {
      return await inPlaces(limit.run, places, work);
    } finally {
      limit.inUse -= 1;
      if (limit.inUse === 0) limits.delete(key);
    }
  };
}
