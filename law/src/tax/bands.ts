import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';

/** What may be left untaxed by somebody who dies in a tax year, in pounds. */
export interface Bands {
  /** The nil-rate band. */
  nrb: number;
  /** The residence nil-rate band. */
  rnrb: number;
  /** Above it the residence band shrinks by £1 for every £2. */
  taperThreshold: number;
}

interface BandsFrom extends Bands {
  from: CalendarDate;
  source: string;
}

const taperThreshold = 2_000_000;
const nrbSource = 'Inheritance Tax Act 1984, Schedule 1';

/** By date of death. Frozen until 5 April 2031; what Parliament sets after that is a row to add. */
export const bandsByStart: readonly BandsFrom[] = [
  { from: '2006-04-06', nrb: 285_000, rnrb: 0, taperThreshold, source: nrbSource },
  { from: '2007-04-06', nrb: 300_000, rnrb: 0, taperThreshold, source: nrbSource },
  { from: '2008-04-06', nrb: 312_000, rnrb: 0, taperThreshold, source: nrbSource },
  { from: '2009-04-06', nrb: 325_000, rnrb: 0, taperThreshold, source: nrbSource },
  ...[
    { from: '2017-04-06', rnrb: 100_000 },
    { from: '2018-04-06', rnrb: 125_000 },
    { from: '2019-04-06', rnrb: 150_000 },
    { from: '2020-04-06', rnrb: 175_000 },
  ].map((row) => ({ ...row, nrb: 325_000, taperThreshold, source: `${nrbSource} and section 8D(5)` })),
];

/** The day on which the rows were last held against their sources. */
export const bandsCheckedOn: CalendarDate = '2026-11-20';

/** The last day for which the newest row is already law. */
export const bandsFrozenUntil: CalendarDate = '2031-04-05';

const [earliest] = bandsByStart as [BandsFrom];
const newestFirst = bandsByStart.toReversed();

/** The bands for a death on this day; before 2006 those of that year. */
export const bandsOn = (asOf: CalendarDate): BandsFrom => newestFirst.find(({ from }) => from <= asOf) ?? earliest;
