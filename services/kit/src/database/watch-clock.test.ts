import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { quietLog } from '../testing/call.ts';
import { emptyDatabase } from '../testing/database.ts';
import { databaseOptions } from './database-options.ts';
import { createClockCheck } from './watch-clock.ts';

const options = databaseOptions({ url: await emptyDatabase(), entities: [], beside: import.meta.url });
const orm = await MikroORM.init({ ...options, discovery: { warnWhenNoEntities: false } });
afterAll(() => orm.close(true));

const alarm = vi.spyOn(quietLog, 'error');
beforeEach(() => void alarm.mockClear());

let movedBySeconds: number;
const clock = () => new Date(Date.now() + movedBySeconds * 1000);
const check = createClockCheck({ orm, clock, log: quietLog });

async function checkAt(seconds: number) {
  movedBySeconds = seconds;
  await check();
}

it.each([
  ['ahead', 40],
  ['behind', -40],
])('raises one alarm for a clock that is 40 seconds %s, and another when it happens again', async (_way, seconds) => {
  await checkAt(0);
  expect(alarm).not.toHaveBeenCalled();
  await checkAt(seconds);
  await checkAt(seconds);
  expect(alarm.mock.calls).toEqual([
    [{ aheadSeconds: expect.closeTo(seconds, -1) }, expect.stringMatching(/^ALARM: the clock differs/)],
  ]);
  await checkAt(0);
  await checkAt(seconds);
  expect(alarm).toHaveBeenCalledTimes(2);
  await checkAt(0);
});

it('takes a slow answer for no difference', async () => {
  const times = [new Date(Date.now() - 50_000), new Date(Date.now() + 50_000)];
  const slow = createClockCheck({ orm, clock: () => times.shift() ?? new Date(), log: quietLog });
  await slow();
  expect(alarm).not.toHaveBeenCalled();
});
