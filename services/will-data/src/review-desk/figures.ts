import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { DeskFigures } from '@plainwill/contracts/will-data/review/review-desk';
import { minutesUsed } from '../review/minutes-used.ts';
import { pauseOn } from '../review/pause.ts';
import { usualDays } from '../review/usual-days.ts';
import { minutesOfDay } from '../working-time/working-time.ts';
import type { DeskContext } from './desk-context.ts';

const dayMs = 86_400_000;
const weeksShown = 12;

type Where = Pick<DeskContext, 'em' | 'now' | 'today' | 'reviewSettings'>;

interface Open {
  state: string;
  held_by: AccountId | null;
  clock_since: string | null;
  clock_used_minutes: number;
}

interface Decided {
  decided_at: string;
  state: string;
  minutes: number;
}

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

/** How much waits, how long it takes, and what came of it; no personal data. SQL, for the database counts. */
export async function figures({ em, now, today, reviewSettings }: Where): Promise<DeskFigures> {
  const open = await em.execute<Open[]>(
    `select state, held_by, clock_since, clock_used_minutes from reviews
     where state in ('requested', 'held', 'asked', 'awaitingSecond')`,
  );
  const firstWeek = mondayOf(new Date(Date.parse(today) - (weeksShown - 1) * 7 * dayMs));
  const decided = await em.execute<Decided[]>(
    `select decided_at, state, clock_used_minutes minutes from reviews
     where decided_at > ? and state in ('approved', 'returned')`,
    [new Date(Math.min(Date.parse(firstWeek), now.getTime() - 90 * dayMs))],
  );
  const asked = await em.execute<{ requested_at: string }[]>(
    'select requested_at from reviews where requested_at >= ?',
    [firstWeek],
  );
  const lately = decided.filter(({ decided_at }) => new Date(decided_at).getTime() > now.getTime() - 90 * dayMs);
  const usual = await usualDays(em, reviewSettings.reviewTargetDays);
  const used = open.map((row) =>
    minutesUsed(
      { clockSince: row.clock_since ? new Date(row.clock_since) : null, clockUsedMinutes: row.clock_used_minutes },
      now,
    ),
  );
  const waits = open.flatMap(({ state }, at) =>
    state === 'requested' || state === 'awaitingSecond' ? [used[at] ?? 0] : [],
  );
  return {
    waiting: waits.length,
    oldestHours: waits.length > 0 ? hours(Math.max(...waits)) : null,
    held: [
      ...Map.groupBy(
        open.filter(({ held_by }) => held_by),
        ({ held_by }) => held_by as AccountId,
      ),
    ].map(([holderId, rows]) => ({ holderId, count: rows.length })),
    asked: open.filter(({ state }) => state === 'asked').length,
    late: used.filter((minutes) => minutes > usual * minutesOfDay).length,
    decidedThisWeek: decided.filter(({ decided_at }) => mondayOf(new Date(decided_at)) === mondayOf(new Date(today)))
      .length,
    medianHours: hoursAt(
      lately.map(({ minutes }) => minutes),
      0.5,
    ),
    percentile80Hours: hoursAt(
      lately.map(({ minutes }) => minutes),
      0.8,
    ),
    usualDays: usual,
    returnedShare: lately.length > 0 ? lately.filter(({ state }) => state === 'returned').length / lately.length : null,
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
