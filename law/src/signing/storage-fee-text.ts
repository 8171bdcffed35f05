import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { formatDay } from '../checks/wording.ts';
import { willStorageFee } from './storage-fee.ts';

const yearAfter = (day: CalendarDate): CalendarDate => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** The fee as a paper or a page quotes it: for a year after it was checked, as `check-figures` asks. */
export const storageFeeText = (asOf: CalendarDate): string =>
  asOf <= yearAfter(willStorageFee.checkedOn)
    ? `£${willStorageFee.pounds}, paid once, as GOV.UK said on ${formatDay(willStorageFee.checkedOn)}. Fees change: look it up again on the day you post it.`
    : 'It is paid once. See GOV.UK for how much it is today.';
