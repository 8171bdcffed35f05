import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { adultAge } from '@plainwill/contracts/will-data/people';
import { ageOnDay, yearOf } from '../events/days.ts';
import type { PeopleOfCase } from '../events/people-of-case.ts';
import type { Part } from './beneficiaries.ts';

export interface InTrust {
  heldUntil: string | null;
  heldUntilYear: number | null;
}

const free: InTrust = { heldUntil: null, heldUntilYear: null };

function until(age: number, birthday: CalendarDate | null): InTrust {
  return { heldUntil: String(age), heldUntilYear: birthday === null ? null : yearOf(birthday) + age };
}

/**
 * How long somebody waits: for the age that the will prints, and anybody under 18 till then, as clause
 * `executors.receipts` says. Money that the will lets them take at 16 or 17 is theirs from that age.
 */
export function inTrustFor(
  who: PeopleOfCase,
  { person, age }: Pick<Part, 'person' | 'age'>,
  day: CalendarDate,
  isMoney: boolean,
): InTrust {
  const birthday = who.birthdayOf(person);
  const years = ageOnDay(birthday, day);
  if (age !== null && (years === null || years < age)) return until(age, birthday);
  if (years === null || years >= adultAge || (age !== null && isMoney)) return free;
  return until(adultAge, birthday);
}
