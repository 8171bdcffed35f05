import { type CalendarDate, dayParts } from '@plainwill/contracts/shared/calendar-date';
import type { Pence } from '../../money/pence.ts';
import type { Beneficiary } from '../statutory-trusts.ts';
import type { Person } from '../survival.ts';

export const nameOf = ({ name, id }: Person) => name || id;

// Written here because the formatters of Intl would be most of the time that an answer takes.

/** "Ann, Tom and Amy". */
export function both(names: readonly string[]): string {
  let list = names[0] ?? '';
  const last = names.length - 1;
  for (let at = 1; at <= last; at++) list += (at === last ? ' and ' : ', ') + names[at];
  return list;
}

export const beneficiaryNames = (beneficiaries: readonly Beneficiary[]) =>
  both(beneficiaries.map(({ person }) => nameOf(person)));

/** "£366,000" or "£366,000.01". */
export function pounds(pence: Pence): string {
  const rest = pence % 100;
  const whole = `£${grouped((pence - rest) / 100)}`;
  return rest === 0 ? whole : `${whole}.${twoDigits(rest)}`;
}

function grouped(whole: number): string {
  if (whole < 1000) return String(whole);
  const rest = whole % 1000;
  return `${grouped((whole - rest) / 1000)},${rest < 100 ? '0' : ''}${twoDigits(rest)}`;
}

const twoDigits = (number: number) => (number < 10 ? `0${number}` : String(number));

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "4 December 2026". */
export function dayText(date: CalendarDate): string {
  const parts = dayParts(date);
  return parts ? `${parts.day} ${months[parts.month - 1]} ${parts.year}` : date;
}
