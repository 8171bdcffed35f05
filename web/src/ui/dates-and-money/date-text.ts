import { type CalendarDate, dayParts, earliestBirth } from '@plainwill/contracts/shared/calendar-date';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const monthOf = (word: string): number => {
  if (/^\d+$/.test(word)) return Number(word);
  return months.findIndex((month) => word.toLowerCase().startsWith(month)) + 1;
};

const isoOf = (year: number, month: number, day: number): CalendarDate =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The days a field is about: `latest` is the last that may be given. */
export interface Days {
  today: CalendarDate;
  latest: CalendarDate;
}

/** Two digits mean the most recent year in which that day was not too late. */
function fullYear(typed: string, month: number, day: number, { today, latest }: Days): number {
  if (typed.length > 2) return Number(typed);
  const thisCentury = Math.floor(Number(today.slice(0, 4)) / 100) * 100 + Number(typed);
  return isoOf(thisCentury, month, day) > latest ? thisCentury - 100 : thisCentury;
}

/** The real day that was typed as day, month, year, in figures or with the month's name; null if there is none. */
export function readDate(text: string, days: Days): CalendarDate | null {
  const tidy = text.trim();
  if (dayParts(tidy)) return tidy;
  // A telephone's number keys have no slash.
  const digits = /^(\d{2})(\d{2})(\d{2}|\d{4})$/.exec(tidy);
  const match = digits ?? /^(\d{1,2})(?:st|nd|rd|th)?[\s./-]+(\d{1,2}|[a-z]{3,9})[\s./,-]+(\d{2}|\d{4})$/i.exec(tidy);
  if (!match) return null;
  const [day, month, year] = match.slice(1) as [string, string, string];
  const iso = isoOf(fullYear(year, monthOf(month), Number(day), days), monthOf(month), Number(day));
  return dayParts(iso) ? iso : null;
}

/** A stored day as it is typed: dd/mm/yyyy. */
export function printDate(date: CalendarDate): string {
  const [year, month, day] = date.split('-');
  return `${day}/${month}/${year}`;
}

const yearAlone = /^(?:19|20)\d{2}$/;

/** The rule that a text breaks which is no day: what it lacks, if it lacks anything. */
function unreadDateRule(text: string): string {
  const parts = text.split(/[\s./,-]+/);
  const hasYear = yearAlone.test(parts.at(-1) ?? '');
  if (parts.length > 2 || /^(\d{6}|\d{8})$/.test(text)) return 'be a real date';
  if (parts.length === 2) return hasYear ? 'include a day' : 'include a year';
  if (hasYear) return 'include a day and a month';
  if (/^\d{4}$/.test(text)) return 'include a year';
  if (/^\d{3,}$/.test(text)) return 'have eight figures, such as 27031984, if you leave no gaps';
  return 'include a month and a year';
}

/** The message about a typed date that cannot be used, most important first; null if it can. */
export function dateProblem(text: string, what: string, days: Days): string | null {
  if (!text.trim()) return null;
  const date = readDate(text, days);
  if (date === null) return `${what} must ${unreadDateRule(text.trim())}`;
  if (date > days.latest)
    return `${what} must be ${days.latest === days.today ? 'in the past' : `before ${Number(days.latest.slice(0, 4)) + 1}`}`;
  return date < earliestBirth ? `${what} must be after 31 December 1899` : null;
}

const yearInFull = /\D\d{4}$|^\d{8}$|^\d{4}-\d{2}-\d{2}$/;

/** Says whether the year has four figures. Two may be the first of them until the field is left, which writes it in full. */
export const hasFullYear = (text: string) => yearInFull.test(text.trim());

/** The message about a typed date whose year is not in full; null if it is. */
export const yearProblem = (text: string, what: string): string | null =>
  text.trim() && !hasFullYear(text) ? `${what} must have all four figures of the year` : null;

/** Until today, as a birthday is. */
export const pastDays = (today: CalendarDate): Days => ({ today, latest: today });

/** The day a text stands for if it may be used: real, not before 1900, not too late. */
export const usableDay = (text: string, days: Days): CalendarDate | null =>
  dateProblem(text, '', days) === null ? readDate(text, days) : null;

/** The same of a day in the past. */
export const usableDate = (text: string, today: CalendarDate) => usableDay(text, pastDays(today));
