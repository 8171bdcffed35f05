import { randomUUID } from 'node:crypto';
import { dayMs, minuteMs } from '@plainwill/contracts/shared/durations';
import type { AccountId, ApprovalId, ReviewCommentId, ReviewId } from '@plainwill/contracts/shared/ids';
import { isOpen, type ReviewState, reviewStates } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { anAccount } from '@plainwill/kit/testing/call';
import { expect, it } from 'vitest';
import { TestatorSchema } from '../../record/testator/testator.entity.ts';
import { aWillData } from '../../testing/will-data.ts';
import { minutesOfDay, workingMinutesBetween } from '../clock/working-time.ts';
import { ReviewApprovalSchema, ReviewCommentSchema, ReviewSchema } from '../review.entity.ts';
import { aCustomer } from '../testing/reviews.ts';

const willData = await aWillData();
const { orm, as, time } = willData;
// A Friday; the clocks in London have gone back since the oldest.
const now = new Date('2026-11-20T15:20:00Z');
const count = 400;
const holders = Array.from({ length: 3 }, () => randomUUID() as AccountId);

interface Row {
  state: ReviewState;
  requestedAt: Date;
  decidedAt: Date | null;
  clockSince: Date | null;
  clockUsedMinutes: number;
  heldBy: AccountId | null;
  voidCause: 'answers' | 'birthday' | null;
}

/** Spread over half a year, each state with what goes with it. */
const rows = Array.from({ length: count }, (_, n): Row => {
  const state = reviewStates[n % reviewStates.length] ?? 'requested';
  const requestedAt = new Date(now.getTime() - ((n * 37) % 180) * dayMs - ((n * 613) % 1440) * minuteMs);
  const isDecided = state === 'approved' || state === 'returned';
  return {
    state,
    requestedAt,
    decidedAt: isDecided ? new Date(Math.min(requestedAt.getTime() + (n % 9) * dayMs, now.getTime())) : null,
    clockSince: isOpen(state) && state !== 'asked' ? requestedAt : null,
    clockUsedMinutes: (n * 97) % 4000,
    heldBy: state === 'held' ? (holders[n % 3] ?? null) : null,
    voidCause: state === 'approved' ? ([null, 'answers', null, 'birthday'] as const)[n % 4] || null : null,
  };
});

async function store() {
  const em = orm.em.fork();
  await aCustomer(willData);
  const [{ number: _number, ...real } = expect.fail('nothing was asked')] = await em.find(ReviewSchema, {});
  await em.fork().nativeDelete(ReviewSchema, {});
  for (const row of rows) {
    const { id: accountId } = anAccount();
    await em.insert(TestatorSchema, { accountId, beganAt: now, residueVersion: 0, signingCopiesMade: 0 });
    const reviewId = randomUUID() as ReviewId;
    await em.insert(ReviewSchema, { ...real, ...row, accountId, id: reviewId });
    await say(em, row, { accountId, reviewId });
  }
}

/** Questions open, answered and struck out; and second reviewers who agreed and who did not. */
async function say(em: typeof orm.em, { state, requestedAt }: Row, of: { accountId: AccountId; reviewId: ReviewId }) {
  const question = { ...of, quote: '', body: '', kind: 'question', by: holders[0], at: requestedAt } as const;
  if (state === 'asked' || state === 'held')
    for (const more of [{}, {}, { answeredAt: now }, { struckAt: now }])
      await em.insert(ReviewCommentSchema, { ...question, ...more, id: randomUUID() as ReviewCommentId });
  const approval = { wordsHash: '0'.repeat(64), by: randomUUID() as AccountId, name: 'Priya Nair', statement: '' };
  if (state === 'awaitingSecond')
    for (const overturnedAt of [now, null])
      await em.insert(ReviewApprovalSchema, {
        ...of,
        ...approval,
        id: randomUUID() as ApprovalId,
        place: 1,
        qualification: 'solicitor',
        regulator: 'SRA',
        registration: '1',
        ticks: [],
        composerVersion: 1,
        at: requestedAt,
        overturnedAt,
      });
}

const hours = (minutes: number) => Math.round(minutes / 6) / 10;

function percentile(minutes: readonly number[], share: number) {
  if (minutes.length === 0) return null;
  const sorted = minutes.toSorted((one, other) => one - other);
  const at = share * (sorted.length - 1);
  const [below = 0, above = 0] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return hours(below + (above - below) * (at % 1));
}

it('counts what a colleague counts who reads every row', async () => {
  await store();
  time.now = now;
  const figures = await as(anAccount({ roles: ['readonly'] })).reviewDesk.figures();

  const minutesOf = ({ clockSince, clockUsedMinutes }: Row) =>
    clockUsedMinutes + (clockSince ? workingMinutesBetween(clockSince, now) : 0);
  const open = rows.filter(({ state }) => isOpen(state));
  const waiting = open.filter(({ state }) => state === 'requested' || state === 'awaitingSecond');
  const decided = rows.filter(({ decidedAt }) => decidedAt);
  const since = (instant: number) => decided.filter(({ decidedAt }) => Number(decidedAt) > instant);
  const recent = since(now.getTime() - 90 * dayMs);
  const returned = recent.filter(({ state }) => state === 'returned').length;
  const voids = recent.filter(({ voidCause }) => voidCause);
  const used = recent.map(({ clockUsedMinutes }) => clockUsedMinutes);
  expect(figures).toMatchObject({
    waiting: waiting.length,
    oldestHours: hours(Math.max(...waiting.map(minutesOf))),
    asked: rows.filter(({ state }) => state === 'asked').length,
    late: open.filter((row) => minutesOf(row) > figures.usualDays * minutesOfDay).length,
    decidedThisWeek: since(Date.parse('2026-11-16T00:00:00Z')).length,
    medianHours: percentile(used, 0.5),
    percentile80Hours: percentile(used, 0.8),
    returnedShare: returned / recent.length,
    voidShare: voids.length / (recent.length - returned),
    unanswered: 2 * rows.filter(({ state }) => state === 'asked').length,
    secondsThatDiffered: rows.filter(({ state }) => state === 'awaitingSecond').length,
    voids: { answers: voids.filter(({ voidCause }) => voidCause === 'answers').length },
  });
  expect(
    figures.held.toSorted((one, other) => holders.indexOf(one.holderId) - holders.indexOf(other.holderId)),
  ).toEqual(holders.map((holderId) => ({ holderId, count: rows.filter(({ heldBy }) => heldBy === holderId).length })));

  expect(figures.weeks).toHaveLength(12);
  expect(figures.weeks[0]?.week).toBe('2026-08-31');
  for (const [at, week] of figures.weeks.entries()) {
    // Midnight in London, which is an hour earlier elsewhere until 25 October.
    const startOf = (day: string) => Date.parse(`${day}T00:00:00${day < '2026-10-26' ? '+01:00' : 'Z'}`);
    const [from, to] = [startOf(week.week), startOf(figures.weeks[at + 1]?.week ?? '2026-11-23')];
    const isIn = (instant: Date | null) => Number(instant) >= from && Number(instant) < to;
    const inWeek = decided.filter(({ decidedAt }) => isIn(decidedAt));
    expect(week).toEqual({
      week: week.week,
      asked: rows.filter(({ requestedAt }) => isIn(requestedAt)).length,
      approved: inWeek.filter(({ state }) => state === 'approved').length,
      returned: inWeek.filter(({ state }) => state === 'returned').length,
      medianHours: percentile(
        inWeek.map(({ clockUsedMinutes }) => clockUsedMinutes),
        0.5,
      ),
    });
  }
});
