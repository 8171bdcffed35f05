import { ageOn, type CalendarDate } from '../shared/calendar-date.ts';
import type { ChildRelationship } from './vocabulary.ts';

/** A child of this age needs no guardian. Children Act 1989 s.105. */
export const adultAge = 18;

/** Whether somebody is known to be under 18 on `asOf`. */
export function isMinor({ dateOfBirth }: { dateOfBirth: CalendarDate | null }, asOf: CalendarDate): boolean {
  const age = dateOfBirth === null ? null : ageOn(dateOfBirth, asOf);
  return age !== null && age < adultAge;
}

// A mother always has it (Children Act 1989 s.2), and the staff's words do not say what the testator is to the child.
const asked: readonly (ChildRelationship | null)[] = ['Father', 'Step-parent'];

export const asksParentalResponsibility = (relationship: ChildRelationship | null) => asked.includes(relationship);
