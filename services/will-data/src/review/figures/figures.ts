import type { EntityManager } from '@mikro-orm/postgresql';
import { dayInUnitedKingdom, daysAfter } from '@plainwill/contracts/shared/calendar-date';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { DeskFigures } from '@plainwill/contracts/will-data/review/review-desk';
import { type ChangeCause, changeCauses } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { typicalDays } from '../clock/typical-days.ts';
import type { DeskContext } from '../desk/desk-context.ts';
import { pauseOn } from '../pause.ts';
import { openFigures } from './open-figures.ts';

const weeksShown = 12;
const recentDays = 90;

type Where = Pick<DeskContext, 'em' | 'now' | 'today' | 'reviewSettings'>;

const hours = (minutes: number | null) => (minutes === null ? null : Math.round(minutes / 6) / 10);
const shareOf = (count: number, all: number) => (all > 0 ? count / all : null);
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

const mondayOf = (day: string) => daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

const isDecided = `state in ('approved', 'returned')`;
/** The first moment of a day in London, which is a parameter. */
const startOfDay = `(?::date::timestamp at time zone 'Europe/London')`;

/** How much waits, how long it takes, and what came of it; no personal data. SQL, for the database counts. */
export async function figures({ em, now, today, reviewSettings }: Where): Promise<DeskFigures> {
  const usual = await typicalDays(em, reviewSettings.reviewTargetDays);
  const open = await openFigures(em, now, usual);
  const { voids, ...decided } = await decidedFigures(em, now);
  return {
    waiting: open.waiting,
    oldestHours: hours(open.oldest),
    held: await claimsByReviewer(em),
    asked: open.asked,
    late: open.late,
    decidedThisWeek: decided.this_week,
    medianHours: hours(decided.median),
    percentile80Hours: hours(decided.percentile80),
    usualDays: usual,
    returnedShare: shareOf(decided.returned, decided.count),
    voidShare: shareOf(sum(Object.values(voids)), decided.count - decided.returned),
    voids,
    unanswered: decided.unanswered,
    secondsThatDiffered: decided.seconds_that_differed,
    weeks: await weeksUntil(em, mondayOf(today)),
    pause: await pauseOn(em, today),
  };
}

const claimsByReviewer = (em: EntityManager): Promise<{ holderId: AccountId; count: number }[]> =>
  em.execute(
    `select held_by "holderId", count(*)::int count from reviews where held_by is not null
     group by held_by order by count desc, held_by`,
  );

interface Decided {
  count: number;
  returned: number;
  this_week: number;
  median: number | null;
  percentile80: number | null;
  unanswered: number;
  seconds_that_differed: number;
  /** Approvals that no longer count, by what changed the words. */
  voids: Record<ChangeCause, number>;
}

const countVoids = changeCauses
  .map((cause) => `'${cause}', count(*) filter (where state = 'approved' and void_cause = '${cause}')`)
  .join(', ');

/** What became of requests within the last 90 days. */
export async function decidedFigures(em: EntityManager, now: Date): Promise<Decided> {
  const [counted] = await em.execute<[Decided]>(
    `select count(*)::int count, count(*) filter (where state = 'returned')::int returned,
       count(*) filter (where decided_at >= ${startOfDay})::int this_week,
       json_build_object(${countVoids}) voids,
       percentile_cont(0.5) within group (order by clock_used_minutes) median,
       percentile_cont(0.8) within group (order by clock_used_minutes) percentile80,
       (select count(*) from review_approvals where overturned_at is not null)::int seconds_that_differed,
       (select count(*) from review_comments c join reviews r on r.id = c.review_id
        where r.state = 'asked' and c.kind = 'question' and c.answered_at is null and c.struck_at is null)::int unanswered
     from reviews where ${isDecided} and decided_at > ?`,
    [mondayOf(dayInUnitedKingdom(now)), new Date(now.getTime() - recentDays * dayMs)],
  );
  return counted;
}

interface Week {
  /** From 1 for the oldest. */
  place: number;
  asked: number;
  approved: number;
  returned: number;
  median: number | null;
}

/** The weeks until that of this Monday, the oldest first. */
async function weeksUntil(em: EntityManager, monday: string): Promise<DeskFigures['weeks']> {
  const mondays = Array.from({ length: weeksShown }, (_, at) => daysAfter(monday, (at + 1 - weeksShown) * 7));
  const [first = monday] = mondays;
  const found = await em.execute<Week[]>(
    `select width_bucket(at, starts) place, count(*) filter (where became = 'asked')::int asked,
       count(*) filter (where became = 'approved')::int approved, count(*) filter (where became = 'returned')::int returned,
       percentile_cont(0.5) within group (order by minutes) median
     from (
       select requested_at at, 'asked' became, null minutes from reviews where requested_at >= ${startOfDay}
       union all
       select decided_at, state, clock_used_minutes from reviews where ${isDecided} and decided_at >= ${startOfDay}
     ) happened, (
       select array_agg(day::timestamp at time zone 'Europe/London' order by day) starts from unnest(?::date[]) day
     ) weeks group by place`,
    [first, first, `{${mondays.join(',')}}`],
  );
  const byPlace = new Map(found.map((row) => [row.place, row]));
  return mondays.map((week, at) => {
    const { asked = 0, approved = 0, returned = 0, median = null } = byPlace.get(at + 1) ?? {};
    return { week, asked, approved, returned, medianHours: hours(median) };
  });
}
