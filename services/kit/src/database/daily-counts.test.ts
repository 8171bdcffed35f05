import { MikroORM } from '@mikro-orm/postgresql';
import { dayMs } from '@plainwill/contracts/shared/durations';
import { afterAll, expect, it } from 'vitest';
import { emptyDatabase } from '../testing/database.ts';
import { cacheMs, dailyCounts } from './daily-counts.ts';
import { databaseOptions } from './database-options.ts';

const options = databaseOptions({ url: await emptyDatabase(), entities: [], beside: import.meta.url });
const orm = await MikroORM.init({ ...options, discovery: { warnWhenNoEntities: false } });
afterAll(() => orm.close(true));

it('counts by the day in the United Kingdom, today last and no longer ago than 29 days', async () => {
  const instants = [
    '2026-06-01T10:00:00Z',
    // 29 days ago
    '2026-06-02T10:00:00Z',
    '2026-06-30T22:59:59Z',
    // The 1st of July, in summer time.
    '2026-06-30T23:00:00Z',
    '2026-07-01T12:00:00Z',
  ];
  const em = orm.em.fork();
  await em.execute('create table instants (at timestamptz, is_meant boolean default true)');
  for (const at of instants) await em.execute('insert into instants values (?)', [at]);
  await em.execute(`insert into instants values ('2026-07-01T12:00:00Z', false)`);
  const counted = { table: 'instants', at: 'at', where: 'is_meant' };
  const counts = await dailyCounts(em, counted, new Date('2026-07-01T22:00:00Z'));
  expect(counts).toEqual([1, ...Array(27).fill(0), 1, 2]);
});

it('counts today each time, and the days before it every ten minutes', async () => {
  const em = orm.em.fork();
  await em.execute('create table happened (at timestamptz)');
  const happen = (at: string) => em.execute('insert into happened values (?)', [at]);
  const noon = Date.parse('2026-07-01T12:00:00Z');
  const countsAfter = async (ms: number) =>
    (await dailyCounts(em, { table: 'happened', at: 'at' }, new Date(noon + ms))).slice(-2);
  await happen('2026-06-30T10:00:00Z');
  expect(await countsAfter(0)).toEqual([1, 0]);
  await happen('2026-06-30T11:00:00Z');
  await happen('2026-07-01T11:00:00Z');
  expect(await countsAfter(cacheMs - 1)).toEqual([1, 1]);
  expect(await countsAfter(cacheMs)).toEqual([2, 1]);
  await happen('2026-07-01T13:00:00Z');
  expect(await countsAfter(dayMs)).toEqual([2, 0]);
});
