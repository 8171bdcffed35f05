import { dayMs } from '@plainwill/contracts/shared/durations';
import { expect, it } from 'vitest';
import { bankHolidays, isWorkingDay } from './working-days.ts';

it('knows the bank holidays of the next three months', () => {
  const soon = new Date(Date.now() + 92 * dayMs).toISOString().slice(0, 10);
  const last = [...bankHolidays].at(-1) ?? '';
  expect(last > soon, 'Add the next year from https://www.gov.uk/bank-holidays to working-days.ts').toBe(true);
  expect([...bankHolidays].filter(isWorkingDay)).toEqual([]);
});
