import type { EntityManager } from '@mikro-orm/postgresql';
import { minutesOfDay } from './working-time.ts';

const lastDecisions = 30;
const minDecisions = 10;

/** Working days that a review usually takes: those promised, or more where four of the last five took longer. */
export async function typicalDays(em: EntityManager, targetDays: number): Promise<number> {
  // SQL, for the database finds percentiles.
  const [found] = await em.execute<{ decided: number; minutes: number | null }[]>(
    `select count(*)::int decided, percentile_cont(0.8) within group (order by clock_used_minutes) minutes
     from (select clock_used_minutes from reviews where decided_at is not null and state in ('approved', 'returned')
           order by decided_at desc limit ${lastDecisions}) last`,
  );
  if (!found || found.decided < minDecisions || found.minutes === null) return targetDays;
  return Math.max(targetDays, Math.ceil(found.minutes / minutesOfDay));
}
