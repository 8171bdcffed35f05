import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { DeskFigures } from '@plainwill/contracts/will-data/review/review-desk';
import {
  type ChangeCause,
  changeCauses,
  openStates,
  type ReviewState,
} from '@plainwill/contracts/will-data/review/review-vocabulary';
import { minutesUsed } from '../review/minutes-used.ts';
import { pauseOn } from '../review/pause.ts';
import { usualDays } from '../review/usual-days.ts';
import { minutesOfDay } from '../working-time/working-time.ts';
import type { DeskContext } from './desk-context.ts';

const dayMs = 86_400_000;
const weeksShown = 12;

type Where = Pick<DeskContext, 'em' | 'now' | 'today' | 'reviewSettings'>;

interface Open {
  number: number;
  state: ReviewState;
  held_by: AccountId | null;
  clock_since: string | null;
  clock_used_minutes: number;
}

interface Decided {
  decided_at: string;
  state: string;
  minutes: number;
}

const openStateList = openStates.map((state) => `'${state}'`).join(', ');

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

const hours = (minutes: number) => Math.round((minutes / 60) * 10) / 10;

/** Of sorted values, as PostgreSQL’s `percentile_cont` has it; null of none. */
function percentile(sorted: readonly number[], share: number): number | null {
  if (sorted.length === 0) return null;
  const at = share * (sorted.length - 1);
  const [below = 0, above = 0] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return below + (above - below) * (at - Math.floor(at));
}

const hoursAt = (minutes: readonly number[], share: number) => {
  const found = percentile(
    [...minutes].sort((one, other) => one - other),
    share,
  );
  return found === null ? null : hours(found);
};

const mondayOf = (day: Date) =>
  new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * dayMs).toISOString().slice(0, 10);

interface OpenReview {
  number: number;
  state: ReviewState;
  heldBy: AccountId | null;
  /** Working minutes that its clock has run. */
  minutes: number;
}

/** Those that are not decided. SQL, for no more than this is read of them. */
export async function openReviews(em: EntityManager, now: Date): Promise<OpenReview[]> {
  const rows = await em.execute<Open[]>(
    `select number, state, held_by, clock_since, clock_used_minutes from reviews where state in (${openStateList})`,
  );
  return rows.map(({ number, state, held_by, clock_since, clock_used_minutes }) => {
    const clock = { clockSince: clock_since ? new Date(clock_since) : null, clockUsedMinutes: clock_used_minutes };
    return { number, state, heldBy: held_by, minutes: minutesUsed(clock, now) };
  });
}

export const waitingOf = (open: readonly OpenReview[]) =>
  open.filter(({ state }) => state === 'requested' || state === 'awaitingSecond');

export const oldestMinutes = (open: readonly OpenReview[]) =>
  open.reduce((oldest, { minutes }) => Math.max(oldest, minutes), 0);

/** Those that take longer than customers are told. */
export const lateOf = (open: readonly OpenReview[], usual: number) =>
  open.filter(({ minutes }) => minutes > usual * minutesOfDay);

/** How many approvals of the last 90 days no longer count, by what changed the words. */
export async function voidsByCause(em: EntityManager, now: Date): Promise<Record<ChangeCause, number>> {
  const rows = await em.execute<{ void_cause: ChangeCause; count: number }[]>(
    `select void_cause, count(*)::int count from reviews
     where state = 'approved' and decided_at > ? and void_cause is not null group by void_cause`,
    [lately(now)],
  );
  const counts = new Map(rows.map(({ void_cause, count }) => [void_cause, count]));
  return Object.fromEntries(changeCauses.map((cause) => [cause, counts.get(cause) ?? 0])) as Record<
    ChangeCause,
    number
  >;
}

const lately = (now: Date) => new Date(now.getTime() - 90 * dayMs);

const shareOf = (count: number, all: number) => (all > 0 ? count / all : null);

/** How much waits, how long it takes, and what came of it; no personal data. SQL, for the database counts. */
export async function figures({ em, now, today, reviewSettings }: Where): Promise<DeskFigures> {
  const open = await openReviews(em, now);
  const firstWeek = mondayOf(new Date(Date.parse(today) - (weeksShown - 1) * 7 * dayMs));
  const decided = await em.execute<Decided[]>(
    `select decided_at, state, clock_used_minutes minutes from reviews
     where decided_at > ? and state in ('approved', 'returned')`,
    [new Date(Math.min(Date.parse(firstWeek), lately(now).getTime()))],
  );
  const asked = await em.execute<{ requested_at: string }[]>(
    'select requested_at from reviews where requested_at >= ?',
    [firstWeek],
  );
  const recent = decided.filter(({ decided_at }) => new Date(decided_at) > lately(now));
  const usual = await usualDays(em, reviewSettings.reviewTargetDays);
  const waiting = waitingOf(open);
  const voids = await voidsByCause(em, now);
  const minutes = recent.map(({ minutes }) => minutes);
  const returned = recent.filter(({ state }) => state === 'returned').length;
  return {
    waiting: waiting.length,
    oldestHours: waiting.length > 0 ? hours(oldestMinutes(waiting)) : null,
    held: [
      ...Map.groupBy(
        open.filter(({ heldBy }) => heldBy),
        ({ heldBy }) => heldBy as AccountId,
      ),
    ].map(([holderId, rows]) => ({ holderId, count: rows.length })),
    asked: open.filter(({ state }) => state === 'asked').length,
    late: lateOf(open, usual).length,
    decidedThisWeek: decided.filter(({ decided_at }) => mondayOf(new Date(decided_at)) === mondayOf(new Date(today)))
      .length,
    medianHours: hoursAt(minutes, 0.5),
    percentile80Hours: hoursAt(minutes, 0.8),
    usualDays: usual,
    returnedShare: shareOf(returned, recent.length),
    voidShare: shareOf(sum(Object.values(voids)), recent.length - returned),
    voids,
    unanswered: await unanswered(em),
    secondsThatDiffered: await secondsThatDiffered(em),
    weeks: weeksFrom(firstWeek, asked, decided),
    pause: await pauseOn(em, today),
  };
}

function weeksFrom(first: string, asked: readonly { requested_at: string }[], decided: readonly Decided[]) {
  return Array.from({ length: weeksShown }, (_, at) => {
    const week = new Date(Date.parse(first) + at * 7 * dayMs).toISOString().slice(0, 10);
    const inWeek = decided.filter(({ decided_at }) => mondayOf(new Date(decided_at)) === week);
    return {
      week,
      asked: asked.filter(({ requested_at }) => mondayOf(new Date(requested_at)) === week).length,
      approved: inWeek.filter(({ state }) => state === 'approved').length,
      returned: inWeek.filter(({ state }) => state === 'returned').length,
      medianHours: hoursAt(
        inWeek.map(({ minutes }) => minutes),
        0.5,
      ),
    };
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
