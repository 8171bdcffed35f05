import { ageOn, type CalendarDate } from '@plainwill/contracts/shared/calendar-date';

/** Whole years on `asOf`, or null where it is not known. */
export const ageOf = (dateOfBirth: CalendarDate | null, asOf: CalendarDate) =>
  dateOfBirth === null ? null : ageOn(dateOfBirth, asOf);
