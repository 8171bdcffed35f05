import { expect, it } from 'vitest';
import { addWorkingDays, workingMinutesBetween } from './working-time.ts';

// The offset says what the clock in London shows.
it.each([
  ['within a morning', '2026-11-25T09:30:00Z', '2026-11-25T11:00:00Z', 90],
  ['before it opens', '2026-11-25T06:00:00Z', '2026-11-25T09:30:00Z', 30],
  ['after it closes', '2026-11-25T16:30:00Z', '2026-11-25T20:00:00Z', 30],
  ['a whole day', '2026-11-25T00:00:00Z', '2026-11-26T00:00:00Z', 480],
  ['overnight', '2026-11-25T16:00:00Z', '2026-11-26T10:00:00Z', 120],
  ['a night alone', '2026-11-25T18:00:00Z', '2026-11-26T08:00:00Z', 0],
  ['over a weekend', '2026-11-27T16:00:00Z', '2026-11-30T10:00:00Z', 120],
  ['a Saturday', '2026-11-28T09:00:00Z', '2026-11-28T17:00:00Z', 0],
  ['a whole week', '2026-11-23T00:00:00Z', '2026-11-30T00:00:00Z', 2400],
  ['over Christmas 2026, with Boxing Day on the Monday', '2026-12-24T16:00:00Z', '2026-12-29T10:00:00Z', 120],
  ['over New Year', '2026-12-31T16:00:00Z', '2027-01-04T10:00:00Z', 120],
  ['over Easter', '2027-03-25T16:00:00Z', '2027-03-30T10:00:00+01:00', 120],
  ['a May bank holiday', '2027-05-03T09:00:00+01:00', '2027-05-03T17:00:00+01:00', 0],
  ['in summer time', '2026-07-01T09:00:00+01:00', '2026-07-01T17:00:00+01:00', 480],
  ['by the clock of London, not by the world’s', '2026-07-01T08:00:00Z', '2026-07-01T08:30:00Z', 30],
  ['over the night the clocks go forward', '2027-03-26T09:00:00Z', '2027-03-30T09:30:00+01:00', 30],
  ['over the night the clocks go back', '2026-10-23T16:30:00+01:00', '2026-10-26T09:30:00Z', 60],
  ['an instant', '2026-11-25T10:00:00Z', '2026-11-25T10:00:00Z', 0],
  ['a clock that goes back', '2026-11-25T12:00:00Z', '2026-11-25T10:00:00Z', 0],
  ['a question asked on Monday and answered on Wednesday', '2026-11-23T09:00:00Z', '2026-11-25T09:00:00Z', 960],
])('counts %s', (_what, from, to, minutes) => {
  expect(workingMinutesBetween(new Date(from), new Date(to))).toBe(minutes);
});

it.each([
  ['2026-11-25T10:00:00Z', 2, '2026-11-27T10:00:00.000Z'],
  ['2026-11-27T10:00:00Z', 1, '2026-11-30T10:00:00.000Z'],
  ['2026-12-24T10:00:00Z', 1, '2026-12-29T10:00:00.000Z'],
])('adds working days to %s', (from, days, to) => {
  expect(addWorkingDays(new Date(from), days).toISOString()).toBe(to);
});
