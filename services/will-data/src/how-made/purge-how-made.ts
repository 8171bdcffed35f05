import type { EntityManager } from '@mikro-orm/postgresql';
import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import {
  requestYears,
  yearsFromDeath,
  yearsFromSigning,
} from '@plainwill/contracts/will-data/how-made/how-made-vocabulary';

/** SQL, for the database counts years as the calendar does, and compares with rows that may be gone. */
export async function purgeHowMade(em: EntityManager, today: CalendarDate): Promise<void> {
  await em.execute(
    // While the account is here its owner is alive as far as we know, and the years from a death have not begun.
    `delete from how_made_records r
     where signed_on + interval '${yearsFromSigning} years' < ?::date
       and (died_on is null or died_on + interval '${yearsFromDeath} years' < ?::date)
       and not exists (select from testators t where t.account_id = r.account_id)`,
    [today, today],
  );
  await em.execute(
    `delete from how_made_requests where coalesce(closed_at, entered_at) + interval '${requestYears} years' < ?::date`,
    [today],
  );
}
