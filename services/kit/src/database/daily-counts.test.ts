import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, expect, it } from 'vitest';
import { emptyDatabase } from '../testing/database.ts';
import { dailyCounts } from './daily-counts.ts';
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
  const rows = `select unnest(array[${instants.map((at) => `'${at}'`)}]::timestamptz[]) at`;
  const counts = await dailyCounts(orm.em.fork(), rows, new Date('2026-07-01T22:00:00Z'));
  expect(counts).toEqual([1, ...Array(27).fill(0), 1, 2]);
});
