import { describe, expect, it } from 'vitest';
import { fathersDay, isQuietDay, motheringSunday, type QuietDays } from './quiet-days.ts';
import { type Moment, whenToSend } from './when-to-send.ts';

const nobody: QuietDays = { birthdays: [], deaths: [] };
const noon = (today: string, more: Partial<Moment> = {}): Moment => ({ today, hour: 12, isWorkingDay: true, ...more });
const waiting = [
  { key: 'a', due: '2027-01-10' },
  { key: 'b', due: '2027-01-12' },
  { key: 'later', due: '2027-03-01' },
];
const sent = (moment: Moment, lastSent: string | null = null, quiet = nobody) =>
  whenToSend(waiting, lastSent, moment, quiet).map(({ key }) => key);

describe('when a letter goes', () => {
  it('tells of everything due in one', () => {
    expect(sent(noon('2027-01-11'))).toEqual(['a']);
    expect(sent(noon('2027-01-13'))).toEqual(['a', 'b']);
  });

  it('goes from 9 to 18 on a working day', () => {
    for (const hour of [0, 8, 18, 23]) expect(sent(noon('2027-01-13', { hour }))).toEqual([]);
    for (const hour of [9, 17]) expect(sent(noon('2027-01-13', { hour }))).toHaveLength(2);
    expect(sent(noon('2027-01-13', { isWorkingDay: false }))).toEqual([]);
  });

  it('waits until thirty days after the last', () => {
    expect(sent(noon('2027-01-31'), '2027-01-02')).toEqual([]);
    expect(sent(noon('2027-02-01'), '2027-01-02')).toHaveLength(2);
  });

  it('waits for the birthday of somebody named, and for sixty days after a death', () => {
    expect(sent(noon('2027-01-13'), null, { ...nobody, birthdays: ['1980-01-13'] })).toEqual([]);
    const died = { ...nobody, deaths: ['2027-01-01'] };
    expect(isQuietDay('2027-01-01', died)).toBe(true);
    expect(isQuietDay('2027-03-02', died)).toBe(true);
    expect(isQuietDay('2027-03-03', died)).toBe(false);
  });

  it('keeps both days of who was born on 29 February', () => {
    const leap = { ...nobody, birthdays: ['2000-02-29'] };
    const quiet = (days: readonly string[]) => days.filter((day) => isQuietDay(day, leap));
    expect(quiet(['2027-02-28', '2027-03-01', '2028-02-28', '2028-02-29', '2028-03-01'])).toEqual([
      '2027-02-28',
      '2027-03-01',
      '2028-02-29',
    ]);
  });

  it('keeps Christmas, Mothering Sunday and Father’s Day', () => {
    expect([2026, 2027, 2028, 2038].map(motheringSunday)).toEqual([
      '2026-03-15',
      '2027-03-07',
      '2028-03-26',
      '2038-04-04',
    ]);
    expect([2026, 2027, 2031].map(fathersDay)).toEqual(['2026-06-21', '2027-06-20', '2031-06-15']);
    for (const day of ['2027-12-24', '2027-12-25', '2027-12-26', '2027-03-07', '2027-06-20'])
      expect(isQuietDay(day, nobody)).toBe(true);
    expect(isQuietDay('2027-12-23', nobody)).toBe(false);
  });
});
