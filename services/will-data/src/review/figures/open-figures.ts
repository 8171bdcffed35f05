import type { EntityManager } from '@mikro-orm/postgresql';
import { openStates } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { quotedList } from '@plainwill/kit/database/quoted-list';
import { joinWorkingDays, minutesSince, sinceInLondon, workingDays } from '../clock/minutes-by-day.ts';
import { minutesOfDay } from '../clock/working-time.ts';

const isOpen = `state in (${quotedList(openStates)})`;

/** Each that is not decided, with the working minutes that its clock has run. */
const openReviews = `
  select number, state, held_by, clock_used_minutes + ${minutesSince} minutes
  from (select number, state, held_by, clock_used_minutes, ${sinceInLondon('clock_since')} from reviews where ${isOpen}) review
  ${joinWorkingDays}`;

/** What `openReviews` takes. */
async function parametersAt(em: EntityManager, now: Date) {
  const [found] = await em.execute<{ earliest: string | null }[]>(
    `select min(clock_since) earliest from reviews where ${isOpen}`,
  );
  return workingDays(found?.earliest ? new Date(found.earliest) : now, now);
}

interface OpenFigures {
  /** No one reads them yet. */
  waiting: number;
  /** Working minutes that the oldest of them has waited; null where none waits. */
  oldest: number | null;
  asked: number;
  held: number;
  /** They take longer than customers are told. */
  late: number;
}

/** How much is not decided, and for how long. SQL, for the database counts. */
export async function openFigures(em: EntityManager, now: Date, usualDays: number): Promise<OpenFigures> {
  const isWaiting = `state in ('requested', 'awaitingSecond')`;
  const [counted] = await em.execute<[OpenFigures]>(
    `select count(*) filter (where ${isWaiting})::int waiting, max(minutes) filter (where ${isWaiting}) oldest,
       count(*) filter (where state = 'asked')::int asked, count(held_by)::int held,
       count(*) filter (where minutes > ?)::int late
     from (${openReviews}) open`,
    [usualDays * minutesOfDay, ...(await parametersAt(em, now))],
  );
  return counted;
}

/** Marks those that take longer than customers are told, each once, whoever else does so. @returns their numbers */
export async function markLate(em: EntityManager, now: Date, usualDays: number): Promise<number[]> {
  const marked = await em.execute<{ number: number }[]>(
    `update reviews set late_at = ? where late_at is null
       and number in (select number from (${openReviews}) open where minutes > ?) returning number`,
    [now, ...(await parametersAt(em, now)), usualDays * minutesOfDay],
  );
  return marked.map(({ number }) => number);
}
