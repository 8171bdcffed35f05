import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RateLimiterRes } from 'rate-limiter-flexible';

/** Counts by key; refuses with a RateLimiterRes. */
export type Counter = Pick<RateLimiterAbstract, 'consume' | 'penalty' | 'reward' | 'get' | 'delete'>;

/**
 * The store's counter, beside which this process keeps its own: while the store is away or slow that one decides, and
 * it has counted from the start, so that nobody begins anew whenever the store does not answer for a moment.
 * @param askAgainMs how long a store that is away is left alone: an attempt at it costs more than the call it counts
 */
export function besideOwnCount(
  store: Counter,
  own: Counter,
  { askAgainMs = 500, clock = () => performance.now() } = {},
): Counter {
  let awayUntil = 0;

  /** What the store says; what we say ourselves if it does not answer. */
  async function either<T>(ask: () => Promise<T>, mine: Promise<T>): Promise<T> {
    mine.catch(() => undefined);
    if (clock() < awayUntil) return mine;
    return ask().catch((error) => {
      if (error instanceof RateLimiterRes) throw error;
      awayUntil = clock() + askAgainMs;
      return mine;
    });
  }

  return {
    async consume(...given) {
      const mine = own.consume(...given);
      const left = await either(() => store.consume(...given), mine);
      // The store may have missed some of what was counted here.
      await mine;
      return left;
    },
    penalty: (...given) => either(() => store.penalty(...given), own.penalty(...given)),
    reward: (...given) => either(() => store.reward(...given), own.reward(...given)),
    get: (...given) => either(() => store.get(...given), own.get(...given)),
    delete: (...given) => either(() => store.delete(...given), own.delete(...given)),
  };
}
