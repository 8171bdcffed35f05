import type { EntityManager } from '@mikro-orm/postgresql';
import type { DailyCounts } from '@plainwill/contracts/kit/operations';
import { countedDays } from '@plainwill/contracts/kit/operations-rules';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { minuteMs } from '@plainwill/contracts/shared/durations';

/** Counts of earlier days are cached for so long: only what is deleted changes them. */
export const cacheMs = 10 * minuteMs;

interface EarlierDays {
  today: string;
  readAt: number;
  /** By how many days ago. */
  counts: ReadonlyMap<number, number>;
}

interface Counted {
  table: string;
  /** The column of the instant by which a row is counted; an index should have it. */
  at: string;
  /** A condition in SQL of ours; all rows if left out. */
  where?: string;
}

/** Counts of earlier days by table and column, by the connection that asked. */
const known = new WeakMap<object, Map<string, EarlierDays>>();

/**
 * How many rows there are of each of the last days: today's as they are now, those of earlier days as they were within
 * the last ten minutes.
 */
export async function dailyCounts(em: EntityManager, counted: Counted, now: Date): Promise<DailyCounts> {
  const today = dayInUnitedKingdom(now);
  const [earlier, ofToday] = await Promise.all([
    earlierDays(em, counted, { today, readAt: now.getTime() }),
    countBetween(em, counted, { today, from: 0, to: -1 }),
  ]);
  return Array.from({ length: countedDays }, (_, day) => {
    const ago = countedDays - 1 - day;
    return (ago === 0 ? ofToday : earlier).get(ago) ?? 0;
  });
}

async function earlierDays(em: EntityManager, counted: Counted, { today, readAt }: Omit<EarlierDays, 'counts'>) {
  const connection = em.getConnection();
  const ofConnection = known.get(connection) ?? new Map<string, EarlierDays>();
  known.set(connection, ofConnection);
  const key = `${counted.table}.${counted.at}`;
  const cached = ofConnection.get(key);
  if (cached?.today === today && Math.abs(readAt - cached.readAt) < cacheMs) return cached.counts;
  const counts = await countBetween(em, counted, { today, from: countedDays - 1, to: 0 });
  ofConnection.set(key, { today, readAt, counts });
  return counts;
}

/**
 * Counts the days from so many days ago until so many days ago, without the last. SQL, for each day is a range of an
 * index, and all of them are one statement.
 */
async function countBetween(
  em: EntityManager,
  { table, at, where = 'true' }: Counted,
  { today, from, to }: { today: string; from: number; to: number },
) {
  const start = (ago: string) => `(?::date - ${ago})::timestamp at time zone 'Europe/London'`;
  const counts = await em.execute<{ ago: number; count: number }[]>(
    `select ago, (select count(*)::int from ${table}
       where ${where} and ${at} >= ${start('ago')} and ${at} < ${start('(ago - 1)')}) count
     from generate_series(?::int, ?::int) ago`,
    [today, today, to + 1, from],
  );
  return new Map(counts.map(({ ago, count }) => [ago, count]));
}
