import { expect, it } from 'vitest';
import { dayInWords } from './day-in-words.ts';

it.each([
  ['2026-11-20', 'twentieth day of November two thousand and twenty-six'],
  ['2026-12-01', 'first day of December two thousand and twenty-six'],
  ['2027-01-22', 'twenty-second day of January two thousand and twenty-seven'],
  ['2028-02-29', 'twenty-ninth day of February two thousand and twenty-eight'],
  ['2030-06-30', 'thirtieth day of June two thousand and thirty'],
  ['2100-08-31', 'thirty-first day of August two thousand one hundred'],
  ['2026-02-30', ''],
])('writes %s as %s', (day, words) => {
  expect(dayInWords(day)).toBe(words);
});
