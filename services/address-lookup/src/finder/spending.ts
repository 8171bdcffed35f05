import { daySeconds, minuteSeconds } from '@plainwill/contracts/shared/durations';
import type { Log } from '@plainwill/kit/log';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { ProviderName } from '../providers/provider.ts';

interface Limits {
  /** Look-ups of one visitor in ten minutes. */
  perVisitor: number;
  /** Look-ups of all visitors together at one provider in a day. */
  perDay: number;
}

interface Spender {
  visitor: string;
  provider: ProviderName;
  now: Date;
}

/**
 * Counts look-ups that cost money, in the database, so that all processes count together. While it is away each counts
 * for itself: nothing is ever unlimited.
 */
export function createSpending(pool: pg.Pool, { perVisitor, perDay }: Limits, log: Log) {
  const counter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      keyPrefix,
      points,
      duration,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'look_up_counts',
      tableCreated: true,
      clearExpiredByTimeout: true,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
    });
  const ofVisitor = counter('visitor', perVisitor, 10 * minuteSeconds);
  const ofDay = counter('day', perDay, daySeconds);

  return {
    /** Counts one look-up. @returns whether it may be made */
    async allows({ visitor, provider, now }: Spender): Promise<boolean> {
      if (await refusalOf(() => ofVisitor.consume(visitor))) return false;
      const refusal = await refusalOf(() => ofDay.consume(`${provider} ${now.toISOString().slice(0, 10)}`));
      if (refusal?.consumedPoints === perDay + 1)
        log.error({ provider, perDay }, 'ALARM: an address provider has reached the limit of the day');
      return !refusal;
    },
  };
}

export type Spending = ReturnType<typeof createSpending>;

async function refusalOf(consume: () => Promise<unknown>): Promise<RateLimiterRes | null> {
  try {
    await consume();
    return null;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused;
    throw refused;
  }
}
