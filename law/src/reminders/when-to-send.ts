import { type CalendarDate, daysAfter } from '@plainwill/contracts/shared/calendar-date';
import { isQuietDay, type QuietDays } from './quiet-days.ts';

/** The moment at which it is asked whether a letter may go, in the United Kingdom. */
export interface Moment {
  today: CalendarDate;
  /** From 0 to 23. */
  hour: number;
  /** Monday to Friday, but for bank holidays. */
  isWorkingDay: boolean;
}

const firstHour = 9;
const firstHourAfter = 18;
const daysBetweenLetters = 30;

/** Letters go out at these times, whoever they are for. */
export const isTimeOfLetters = ({ hour, isWorkingDay }: Moment) =>
  isWorkingDay && hour >= firstHour && hour < firstHourAfter;

interface Waiting {
  due: CalendarDate;
}

/**
 * The reminders that go out now, all in one letter; none while a letter must wait.
 * @param waiting those of which no letter has told, the most urgent first
 * @param lastSent the day of the last letter
 */
export function whenToSend<Reminder extends Waiting>(
  waiting: readonly Reminder[],
  lastSent: CalendarDate | null,
  moment: Moment,
  quiet: QuietDays,
): Reminder[] {
  const { today } = moment;
  const isTooSoon = lastSent !== null && today < daysAfter(lastSent, daysBetweenLetters);
  if (!isTimeOfLetters(moment) || isTooSoon || isQuietDay(today, quiet)) return [];
  return waiting.filter(({ due }) => due <= today);
}
