import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { QueueRow } from '@plainwill/contracts/will-data/review/review-desk';
import {
  openStates,
  queuePageSize,
  type ReviewLane,
  type ReviewState,
  reviewLanes,
} from '@plainwill/contracts/will-data/review/review-vocabulary';
import { quotedList } from '@plainwill/kit/database/quoted-list';
import { minutesUsed } from '../clock/minutes-used.ts';
import { minutesOfDay } from '../clock/working-time.ts';
import type { Signal } from '../review.entity.ts';
import type { DeskContext } from './desk-context.ts';

interface Row {
  number: number;
  state: ReviewState;
  lane: ReviewLane;
  requested_at: string;
  clock_since: string | null;
  clock_used_minutes: number;
  clauses: number;
  warnings: number;
  signals: Signal[];
  held_by: AccountId | null;
  is_second: boolean;
  was_overturned: boolean;
}

interface Chosen {
  number?: number | undefined;
  lane?: ReviewLane | undefined;
  state?: ReviewState | 'decided' | undefined;
  isMine?: true | undefined;
  after?: number | undefined;
}

/** Nobody counts beyond this. */
const maxCounted = 10_000;

// By a limit: PostgreSQL answers a plain "exists" by reading every approval.
const hasApproval = (condition: string) =>
  `needs_two and (
    select true from review_approvals a where a.review_id = r.id and a.words_hash = r.words_hash and ${condition} limit 1
  ) is not null`;

/** SQL, for staff wait for the queue (`npm run bench -- reviews`), and a page is one statement. */
const columns = `number, state, lane, requested_at, clock_since, clock_used_minutes, clauses, warnings, signals, held_by,
  ${hasApproval('a.overturned_at is null')} is_second, ${hasApproval('a.overturned_at is not null')} was_overturned`;

function conditionOf({ number, lane, state, isMine }: Chosen, me: AccountId) {
  const states = state === 'decided' ? ['approved', 'returned'] : state ? [state] : openStates;
  const wanted: [string, unknown[]][] = [
    [number === undefined ? `state in (${quotedList(states)})` : 'number = ?', number === undefined ? [] : [number]],
    ...(lane ? [['lane_rank = ?', [reviewLanes.indexOf(lane)]] as [string, unknown[]]] : []),
    ...(isMine ? [['held_by = ?', [me]] as [string, unknown[]]] : []),
  ];
  return { sql: wanted.map(([sql]) => sql).join(' and '), values: wanted.flatMap(([, values]) => values) };
}

/** The wills that wait, in line; nothing is decrypted for it, and nobody is named. */
export async function queue(ctx: DeskContext, chosen: Chosen) {
  const { em, account } = ctx;
  const { sql, values } = conditionOf(chosen, account.id);
  const order = chosen.state === 'decided' ? 'decided_at desc, number desc' : 'lane_rank, placed_at, number';
  // SQL, for a page begins after a row by its place in line.
  const after =
    chosen.after === undefined
      ? ''
      : chosen.state === 'decided'
        ? 'and (decided_at, number) < (select decided_at, number from reviews where number = ?)'
        : 'and (lane_rank, placed_at, number) > (select lane_rank, placed_at, number from reviews where number = ?)';
  const rows = await em.execute<Row[]>(
    `select ${columns} from reviews r where ${sql} ${after} order by ${order} limit ${queuePageSize + 1}`,
    [...values, ...(chosen.after === undefined ? [] : [chosen.after])],
  );
  const page = rows.slice(0, queuePageSize);
  return {
    rows: page.map((row) => toWire(row, ctx)),
    count: await countOf(em, sql, values),
    next: rows.length > queuePageSize ? (page.at(-1)?.number ?? null) : null,
    mine: await countOf(em, `state in (${quotedList(openStates)}) and held_by = ?`, [account.id]),
  };
}

async function countOf(em: EntityManager, sql: string, values: unknown[]): Promise<number> {
  const [counted] = await em.execute<{ count: number }[]>(
    `select count(*)::int count from (select 1 from reviews where ${sql} limit ${maxCounted}) counted`,
    values,
  );
  return counted?.count ?? 0;
}

/** One review as the queue shows it. */
export async function queueRow(ctx: DeskContext, number: number): Promise<QueueRow> {
  const [row] = await ctx.em.execute<Row[]>(`select ${columns} from reviews r where number = ?`, [number]);
  if (!row) throw new Error(`There is no review ${number}`);
  return toWire(row, ctx);
}

function toWire(row: Row, { now, reviewSettings: { reviewTargetDays } }: DeskContext): QueueRow {
  const clockSince = row.clock_since ? new Date(row.clock_since) : null;
  const workingMinutes = minutesUsed({ clockSince, clockUsedMinutes: row.clock_used_minutes }, now);
  // A second reviewer has two days more.
  const days = reviewTargetDays + (row.is_second ? 2 : 0);
  return {
    number: row.number,
    state: row.state,
    lane: row.lane,
    requestedAt: new Date(row.requested_at).toISOString(),
    workingMinutes,
    daysLeft: days - Math.ceil(workingMinutes / minutesOfDay),
    clauses: row.clauses,
    warnings: row.warnings,
    isCouple: row.signals.includes('couple'),
    isOver70: row.signals.includes('over70'),
    isSecondApproval: row.is_second,
    wasDisagreedWith: row.was_overturned,
    holderId: row.held_by,
  };
}
