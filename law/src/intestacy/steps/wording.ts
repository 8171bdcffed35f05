import { type CalendarDate, dayParts } from '@plainwill/contracts/shared/calendar-date';
import type { Pence } from '../../inheritance-tax/pence.ts';
import type { Taker } from '../statutory-trusts.ts';
import type { Person } from '../survival.ts';

export const nameOf = ({ name, id }: Person) => name || id;

// Written here because the formatters of Intl would be most of the time that an answer takes.

/** "Ann, Tom and Amy". */
export function both(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
}

export const takerNames = (takers: readonly Taker[]) => both(takers.map(({ person }) => nameOf(person)));

const thousands = /\B(?=(?:\d{3})+$)/g;

/** "£366,000" or "£366,000.01". */
export function pounds(pence: Pence): string {
  const rest = pence % 100;
  const whole = String((pence - rest) / 100).replace(thousands, ',');
  return rest === 0 ? `£${whole}` : `£${whole}.${rest < 10 ? '0' : ''}${rest}`;
}

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
export function dayInWords(date: CalendarDate): string {
  const parts = dayParts(date);
  return parts ? `${parts.day} ${months[parts.month - 1]} ${parts.year}` : date;
}
