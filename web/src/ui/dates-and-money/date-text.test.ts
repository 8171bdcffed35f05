import { describe, expect, it } from 'vitest';
import {
  dateProblem,
  hasFullYear,
  pastDays,
  printDate,
  readDate,
  usableDate,
  usableDay,
  yearProblem,
} from './date-text.ts';

const today = '2026-11-20';

describe('readDate', () => {
  it.each([
    ['27/3/1984', '1984-03-27'],
    ['27/03/1984', '1984-03-27'],
    ['27.3.1984', '1984-03-27'],
    ['27-3-1984', '1984-03-27'],
    ['27 3 1984', '1984-03-27'],
    [' 27 / 3 / 1984 ', '1984-03-27'],
    ['27 March 1984', '1984-03-27'],
    ['27th mar 1984', '1984-03-27'],
    ['1984-03-27', '1984-03-27'],
    ['29/2/2024', '2024-02-29'],
    ['27031984', '1984-03-27'],
    ['270384', '1984-03-27'],
  ])('reads %s', (text, date) => {
    expect(readDate(text, pastDays(today))).toBe(date);
  });

  it.each([
    ['20/11/26', '2026-11-20'],
    ['21/11/26', '1926-11-21'],
    ['1/1/84', '1984-01-01'],
  ])('takes the two-digit year of %s as the latest that has been', (text, date) => {
    expect(readDate(text, pastDays(today))).toBe(date);
  });

  it.each([
    '',
    '27',
    '27/3',
    '31/2/1984',
    '29/2/2023',
    '27/13/1984',
    '27 Marzo 1984x',
    '3/27/1984',
    '27/3/198',
    'soon',
  ])('reads no day in "%s"', (text) => {
    expect(readDate(text, pastDays(today))).toBeNull();
  });
});

describe('dateProblem', () => {
  it.each([
    ['', null],
    ['27/3/1984', null],
    ['1/1/1900', null],
    ['20/11/2026', null],
    ['27', 'Date of birth must include a month and a year'],
    ['27/3', 'Date of birth must include a year'],
    ['27 3', 'Date of birth must include a year'],
    ['2703', 'Date of birth must include a year'],
    ['3/1984', 'Date of birth must include a day'],
    ['March 1984', 'Date of birth must include a day'],
    ['1984', 'Date of birth must include a day and a month'],
    ['2731984', 'Date of birth must have eight figures, such as 27031984, if you leave no gaps'],
    ['27384', 'Date of birth must have eight figures, such as 27031984, if you leave no gaps'],
    ['31/2/1984', 'Date of birth must be a real date'],
    ['31021984', 'Date of birth must be a real date'],
    ['21/11/2026', 'Date of birth must be in the past'],
    ['31/12/1899', 'Date of birth must be after 31 December 1899'],
  ])('says of "%s": %s', (text, problem) => {
    expect(dateProblem(text, 'Date of birth', pastDays(today))).toBe(problem);
  });
});

it.each(['27/3/19', '27 March 84', '270384'])('tells that the year of %s is not in full', (text) => {
  expect(hasFullYear(text)).toBe(false);
  expect(yearProblem(text, 'Date of birth')).toBe('Date of birth must have all four figures of the year');
});

it.each(['27/3/1984', '27031984', '1984-03-27', ' 27 March 1984 '])('takes the year of %s as it is', (text) => {
  expect(yearProblem(text, 'Date of birth')).toBeNull();
});

it('prints a stored day as it is typed', () => {
  expect(printDate('1984-03-27')).toBe('27/03/1984');
});

it('uses no day that cannot be a birthday', () => {
  expect(usableDate('31/12/1899', today)).toBeNull();
  expect(usableDate('21/11/2026', today)).toBeNull();
  expect(usableDate('27/3/1984', today)).toBe('1984-03-27');
});

it('takes a day ahead where such a day may be given, and two digits as this century', () => {
  const days = { today, latest: '2099-12-31' };
  expect(usableDay('21/11/26', days)).toBe('2026-11-21');
  expect(dateProblem('1/1/2100', 'Follow-up date', days)).toBe('Follow-up date must be before 2100');
});
