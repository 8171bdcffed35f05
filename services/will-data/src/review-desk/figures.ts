import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { DeskFigures } from '@plainwill/contracts/will-data/review/review-desk';
import { type ChangeCause, changeCauses } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { pauseOn } from '../review/pause.ts';
import { usualDays } from '../review/usual-days.ts';
import type { DeskContext } from './desk-context.ts';
import { openFigures } from './open-figures.ts';

const dayMs = 86_400_000;
const weeksShown = 12;
const recentDays = 90;

type Where = Pick<DeskContext, 'em' | 'now' | 'today' | 'reviewSettings'>;

const hours = (minutes: number | null) => (minutes === null ? null : Math.round(minutes / 6) / 10);
const shareOf = (count: number, all: number) => (all > 0 ? count / all : null);
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

const dayLater = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
const mondayOf = (day: string) => dayLater(day, -((new Date(day).getUTCDay() + 6) % 7));

const isDecided = `state in ('approved', 'returned')`;
/** The first moment of a day in London, which is a parameter. */
const startOfDay = `(?::date::timestamp at time zone 'Europe/London')`;
const weekOf = (instant: string) =>
  `to_char(date_trunc('week', ${instant} at time zone 'Europe/London'), 'YYYY-MM-DD')`;

/** How much waits, how long it takes, and what came of it; no personal data. SQL, for the database counts. */
export async function figures({ em, now, today, reviewSettings }: Where): Promise<DeskFigures> {
  const usual = await usualDays(em, reviewSettings.reviewTargetDays);
  const open = await openFigures(em, now, usual);
  const decided = await decidedFigures(em, now, mondayOf(today));
  const voids = await voidsByCause(em, now);
  return {
    waiting: open.waiting,
    oldestHours: hours(open.oldest),
    held: await heldByEach(em),
    asked: open.asked,
    late: open.late,
    decidedThisWeek: decided.this_week,
    medianHours: hours(decided.median),
    percentile80Hours: hours(decided.percentile80),
    usualDays: usual,
    returnedShare: shareOf(decided.returned, decided.count),
    voidShare: shareOf(sum(Object.values(voids)), decided.count - decided.returned),
    voids,
    unanswered: await unanswered(em),
    secondsThatDiffered: await secondsThatDiffered(em),
    weeks: await weeksUntil(em, mondayOf(today)),
    pause: await pauseOn(em, today),
  };
}

const heldByEach = (em: EntityManager): Promise<{ holderId: AccountId; count: number }[]> =>
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
}

async function decidedFigures(em: EntityManager, now: Date, monday: string): Promise<Decided> {
  const [counted] = await em.execute<[Decided]>(
    `select count(*)::int count, count(*) filter (where state = 'returned')::int returned,
       count(*) filter (where decided_at >= ${startOfDay})::int this_week,
       percentile_cont(0.5) within group (order by clock_used_minutes) median,
       percentile_cont(0.8) within group (order by clock_used_minutes) percentile80
     from reviews where ${isDecided} and decided_at > ?`,
    [monday, recently(now)],
  );
  return counted;
}

const recently = (now: Date) => new Date(now.getTime() - recentDays * dayMs);

/** How many recent approvals no longer count, by what changed the words. */
export async function voidsByCause(em: EntityManager, now: Date): Promise<Record<ChangeCause, number>> {
  const rows = await em.execute<{ void_cause: ChangeCause; count: number }[]>(
    `select void_cause, count(*)::int count from reviews
     where state = 'approved' and decided_at > ? and void_cause is not null group by void_cause`,
    [recently(now)],
  );
  const counts = new Map(rows.map(({ void_cause, count }) => [void_cause, count]));
  return Object.fromEntries(changeCauses.map((cause) => [cause, counts.get(cause) ?? 0])) as Record<
    ChangeCause,
    number
  >;
}

interface DecidedInWeek {
  week: string;
  approved: number;
  returned: number;
  median: number | null;
}

/** The weeks until that of this Monday, the oldest first. */
async function weeksUntil(em: EntityManager, monday: string): Promise<DeskFigures['weeks']> {
  const first = dayLater(monday, -(weeksShown - 1) * 7);
  const asked = await em.execute<{ week: string; count: number }[]>(
    `select ${weekOf('requested_at')} week, count(*)::int count from reviews
     where requested_at >= ${startOfDay} group by week`,
    [first],
  );
  const decided = await em.execute<DecidedInWeek[]>(
    `select ${weekOf('decided_at')} week, count(*) filter (where state = 'approved')::int approved,
       count(*) filter (where state = 'returned')::int returned,
       percentile_cont(0.5) within group (order by clock_used_minutes) median
     from reviews where ${isDecided} and decided_at >= ${startOfDay} group by week`,
    [first],
  );
  const askedIn = new Map(asked.map(({ week, count }) => [week, count]));
  const decidedIn = new Map(decided.map((row) => [row.week, row]));
  return Array.from({ length: weeksShown }, (_, at) => {
    const week = dayLater(first, at * 7);
    const { approved = 0, returned = 0, median = null } = decidedIn.get(week) ?? {};
    return { week, asked: askedIn.get(week) ?? 0, approved, returned, medianHours: hours(median) };
  });
}

async function counted(em: EntityManager, sql: string): Promise<number> {
  const [found] = await em.execute<{ count: number }[]>(sql);
  return found?.count ?? 0;
}

const unanswered = (em: EntityManager) =>
  counted(
    em,
    `select count(*)::int count from review_comments c join reviews r on r.id = c.review_id
     where r.state = 'asked' and c.kind = 'question' and c.answered_at is null and c.struck_at is null`,
  );

const secondsThatDiffered = (em: EntityManager) =>
  counted(em, 'select count(*)::int count from review_approvals where overturned_at is not null');
