import type { EntityManager } from '@mikro-orm/postgresql';
import type { DailyCounts } from '@plainwill/contracts/kit/operations';
import { countedDays } from '@plainwill/contracts/kit/operations-rules';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';

/**
 * How many rows there are of each of the last days.
 * @param rows a query of ours with one column, the instant `at`
 */
export async function dailyCounts(em: EntityManager, rows: string, now: Date): Promise<DailyCounts> {
  const today = dayInUnitedKingdom(now);
  const counted = await em.execute<{ ago: number; count: number }[]>(
    `select ?::date - (at at time zone 'Europe/London')::date ago, count(*)::int count
     from (${rows}) rows where at >= ?::date - ${countedDays} group by ago`,
    [today, today],
  );
  const counts = new Map(counted.map(({ ago, count }) => [ago, count]));
  return Array.from({ length: countedDays }, (_, day) => counts.get(countedDays - 1 - day) ?? 0);
}
