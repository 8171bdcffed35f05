import { metricsText } from '@plainwill/kit/telemetry/metrics';
import { quietLog } from '@plainwill/kit/testing/call';
import { beforeEach, expect, it } from 'vitest';
import { aWillData } from '../../testing/will-data.ts';
import { aClaimed, aCustomer, numberOf } from '../testing/reviews.ts';
import { alarmOfLate } from './late.ts';
import { measureReviews } from './measure-reviews.ts';

const willData = await aWillData();
const { orm, time, reviewers, reviewSettings } = willData;

beforeEach(async () => {
  // A Friday.
  time.now = new Date('2026-11-20T10:00:00Z');
  reviewers.length = 0;
  await orm.em.fork().execute('delete from reviews');
});

async function alarms() {
  const told: unknown[] = [];
  const log = { ...quietLog, error: (fields: object, message: string) => told.push({ ...fields, message }) };
  await alarmOfLate({ em: orm.em.fork(), now: time.now, log: log as unknown as typeof quietLog, reviewSettings });
  return told;
}

it('alarms once of a review that takes longer than five working days, and by its number alone', async () => {
  const number = await numberOf(await aCustomer(willData));
  time.now = new Date('2026-11-27T10:00:00Z');
  expect(await alarms()).toEqual([]);
  time.now = new Date('2026-11-27T10:01:00Z');
  expect(await alarms()).toEqual([{ review: number, message: 'ALARM: a review is late; see /admin/reviews' }]);
  expect(await alarms()).toEqual([]);
});

it('alarms of each review, and once where two processes look', async () => {
  const numbers = [await numberOf(await aCustomer(willData)), await numberOf(await aCustomer(willData))];
  time.now = new Date('2026-12-10T10:00:00Z');
  const told = (await Promise.all([alarms(), alarms()])).flat();
  expect(told.map((alarm) => (alarm as { review: number }).review).toSorted()).toEqual(numbers.toSorted());
});

it('does not count the days in which the customer was asked something', async () => {
  const { desk, number } = await aClaimed(willData);
  await desk.reviewDesk.comment({ number, clauseId: null, kind: 'question', body: 'Which church?' });
  time.now = new Date('2026-12-10T10:00:00Z');
  expect(await alarms()).toEqual([]);
});

it('measures how much waits, is held and is late, and for how long', async () => {
  measureReviews({ orm, clock: () => time.now, reviewSettings });
  const gauges = async () =>
    Object.fromEntries(
      [...(await metricsText()).matchAll(/^plainwill_review_(\S+?)(?:\{(?:cause="(\w+)")?[^}]*\})? (\d+)$/gm)].map(
        ([, name, cause, value]) => [cause ? `${name} ${cause}` : name, Number(value)],
      ),
    );
  const none = { 'void answers': 0, 'void birthday': 0, 'void wording': 0 };
  expect(await gauges()).toEqual({ waiting: 0, oldest_working_seconds: 0, held: 0, late: 0, ...none });
  await aClaimed(willData);
  await aCustomer(willData);
  time.now = new Date('2026-11-20T12:00:00Z');
  expect(await gauges()).toEqual({ waiting: 1, oldest_working_seconds: 7200, held: 1, late: 0, ...none });
  time.now = new Date('2026-12-10T10:00:00Z');
  expect(await gauges()).toMatchObject({ waiting: 1, held: 1, late: 2 });
});
