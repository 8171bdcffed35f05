import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { StatutoryLegacy } from './answer.ts';

const checkedOn = '2026-11-20';

/**
 * By date of death, oldest first; what an order sets is a row to add. Never computed: the Act says when an order is due,
 * and orders have been late. Administration of Estates Act 1925, Schedule 1A.
 */
export const statutoryLegacies: readonly StatutoryLegacy[] = [
  { from: '2014-10-01', pounds: 250_000, source: 'Inheritance and Trustees’ Powers Act 2014, Schedule 1', checkedOn },
  {
    from: '2020-02-06',
    pounds: 270_000,
    source: 'Administration of Estates Act 1925 (Fixed Net Sum) Order 2020',
    checkedOn,
  },
  {
    from: '2023-07-26',
    pounds: 322_000,
    source: 'Administration of Estates Act 1925 (Fixed Net Sum) Order 2023',
    checkedOn,
  },
];

/** The first day of death that these rules cover. */
export const rulesFrom: CalendarDate = '2014-10-01';

const newestFirst = statutoryLegacies.toReversed();

/**
 * For a death on this day.
 * @throws {RangeError} before the first row, where other rules hold
 */
export function statutoryLegacyOn(day: CalendarDate): StatutoryLegacy {
  for (const row of newestFirst) if (row.from <= day) return row;
  throw new RangeError(`A death before ${rulesFrom} is under other rules`);
}

/** The row for deaths now. */
export const [newestStatutoryLegacy] = newestFirst as [StatutoryLegacy];
