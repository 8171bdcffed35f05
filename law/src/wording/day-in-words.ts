import { type CalendarDate, dayParts } from '@plainwill/contracts/shared/calendar-date';
import { wholeNumber } from './spell-out-money.ts';

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
];

function ordinalInWords(count: number): string {
  const word = ordinals[count - 1];
  if (word) return word;
  if (count === 30) return 'thirtieth';
  return `${count > 30 ? 'thirty' : 'twenty'}-${ordinals[(count % 10) - 1]}`;
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** A day as it is written by hand beneath a will: “fifth day of December two thousand and twenty-six”. */
export function dayInWords(day: CalendarDate): string {
  const parts = dayParts(day);
  if (!parts) return '';
  const month = monthName.format(new Date(day));
  return `${ordinalInWords(parts.day)} day of ${month} ${wholeNumber(parts.year).toLowerCase()}`;
}
