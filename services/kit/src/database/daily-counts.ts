import type { EntityManager } from '@mikro-orm/postgresql';
import type { DailyCounts } from '@plainwill/contracts/kit/operations';
import { countedDays } from '@plainwill/contracts/kit/operations-rules';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { minuteMs } from '@plainwill/contracts/shared/durations';

/** How long the counts of earlier days are kept: only what is deleted changes them. */
export const cacheMs = 10 * minuteMs;

interface EarlierDays {
  today: string;
  readAt: number;
  /** By how many days ago. */
  counts: ReadonlyMap<number, number>;
}

/** What each query found, by the connection that asked. */
const known = new WeakMap<object, Map<string, EarlierDays>>();

/**
 * How many rows there are of each of the last days: today's as they are now, those of earlier days as they were within
 * the last ten minutes.
 * @param rows a query of ours with one column, the instant `at`
 */
export async function dailyCounts(em: EntityManager, rows: string, now: Date): Promise<DailyCounts> {
  const today = dayInUnitedKingdom(now);
  const [earlier, ofToday] = await Promise.all([
    earlierDays(em, rows, { today, readAt: now.getTime() }),
    countBetween(em, rows, { today, from: 0, to: -1 }),
  ]);
  return Array.from({ length: countedDays }, (_, day) => {
    const ago = countedDays - 1 - day;
    return (ago === 0 ? ofToday : earlier).get(ago) ?? 0;
  });
}

async function earlierDays(em: EntityManager, rows: string, { today, readAt }: Omit<EarlierDays, 'counts'>) {
  const connection = em.getConnection();
  const ofConnection = known.get(connection) ?? new Map<string, EarlierDays>();
  known.set(connection, ofConnection);
  const kept = ofConnection.get(rows);
  if (kept?.today === today && Math.abs(readAt - kept.readAt) < cacheMs) return kept.counts;
  const counts = await countBetween(em, rows, { today, from: countedDays - 1, to: 0 });
  ofConnection.set(rows, { today, readAt, counts });
  return counts;
}

/** Of the days from so many days ago until so many days ago, without the last: each from an index of the instants. */
async function countBetween(
  em: EntityManager,
  rows: string,
  { today, from, to }: { today: string; from: number; to: number },
) {
  const start = (ago: string) => `(?::date - ${ago})::timestamp at time zone 'Europe/London'`;
  const counted = await em.execute<{ ago: number; count: number }[]>(
    `select ago, (select count(*)::int from (${rows}) rows where at >= ${start('ago')} and at < ${start('(ago - 1)')}) count
     from generate_series(?::int, ?::int) ago`,
    [today, today, to + 1, from],
  );
  return new Map(counted.map(({ ago, count }) => [ago, count]));
}
