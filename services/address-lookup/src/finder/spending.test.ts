import { quietLog } from '@plainwill/kit/testing/call';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPool } from '../server.ts';
import { bookDatabase } from '../testing/book-database.ts';
import { createSpending } from './spending.ts';

const { pool } = await bookDatabase();
const error = vi.spyOn(quietLog, 'error');
beforeEach(() => pool.query('truncate look_up_counts'));
afterEach(() => error.mockClear());

const now = new Date('2026-11-21T10:00:00Z');
const limits = { perVisitor: 3, perDay: 100 };
const withLimits = (changed: Partial<typeof limits>, database = pool) => {
  const spending = createSpending(database, { ...limits, ...changed }, quietLog);
  return (visitor: string, at = now, provider: 'ideal' | 'osplaces' = 'ideal') =>
    spending.allows({ visitor, provider, now: at });
};
const times = async (count: number, allowed: () => Promise<boolean>) => {
  const outcomes: boolean[] = [];
  for (let time = 0; time < count; time++) outcomes.push(await allowed());
  return outcomes;
};

it('lets each visitor spend so much and no more', async () => {
  const allows = withLimits({});
  expect(await times(4, () => allows('one'))).toEqual([true, true, true, false]);
  expect(await allows('another')).toBe(true);
});

it('counts together with every other process', async () => {
  await times(3, () => withLimits({})('one'));
  expect(await withLimits({})('one')).toBe(false);
});

it('stops at the limit of the day, per provider, and raises the alarm once', async () => {
  const allows = withLimits({ perVisitor: 100, perDay: 2 });
  expect(await times(4, () => allows('one'))).toEqual([true, true, false, false]);
  expect(error).toHaveBeenCalledExactlyOnceWith({ provider: 'ideal', perDay: 2 }, expect.stringContaining('ALARM'));
  expect(await allows('one', now, 'osplaces')).toBe(true);
  expect(await allows('one', new Date('2026-11-22T00:00:00Z'))).toBe(true);
});

it('still limits while its database is away', async () => {
  const nowhere = openPool('postgres://nobody@127.0.0.1:1/nothing');
  const allows = withLimits({}, nowhere);
  expect(await times(4, () => allows('one'))).toEqual([true, true, true, false]);
  await nowhere.end();
});
