import { ageOn, type CalendarDate } from '../shared/calendar-date.ts';
import type { PersonId } from '../shared/ids.ts';
import type { TestatorRecord } from './testator-record.ts';
import type { MaritalStatus } from './vocabulary.ts';

export type PersonKind = 'spouse' | 'child' | 'contact';

/** Anyone who can be chosen for a part in the will. */
export interface Person {
  id: PersonId;
  kind: PersonKind;
  /** All of the name, in one line. */
  fullName: string;
}

type Everyone = Pick<TestatorRecord, 'spouseDetails' | 'children' | 'contacts'>;

/** The spouse or partner first, then children, then contacts. */
export function peopleOf({ spouseDetails, children, contacts }: Everyone): Person[] {
  return [
    ...(spouseDetails ? [{ id: spouseDetails.id, kind: 'spouse' as const, fullName: spouseDetails.fullName }] : []),
    ...children.map((child) => ({ id: child.id, kind: 'child' as const, fullName: nameOf(child) })),
    ...contacts.map((contact) => ({ id: contact.id, kind: 'contact' as const, fullName: nameOf(contact) })),
  ];
}

interface Names {
  firstName: string;
  middleNames: string;
  lastName: string;
}

const eastAsian = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u;
const katakana = /^[\p{Script=Katakana}ー・\s]+$/u;

/**
 * All of a name in one line. In Chinese, Japanese and Korean characters the family name comes first, without a space;
 * in katakana alone a name is a foreign one, and keeps its order.
 */
export function nameOf({ firstName, middleNames, lastName }: Names): string {
  const inOneLine = [firstName, middleNames, lastName].filter((name) => name !== '').join(' ');
  if (!eastAsian.test(inOneLine) || katakana.test(inOneLine)) return inOneLine;
  return [lastName, firstName, middleNames].join('').replace(/\s/gu, '');
}

/** Says whether a spouse or partner is asked about at all. */
export const asksSpouse = (maritalStatus: MaritalStatus | null) =>
  maritalStatus === 'married' || maritalStatus === 'partner';

/**
 * Says whether a spouse or partner has a place in the will: someone in a partnership may leave the partner out of it.
 */
export const namesSpouse = (maritalStatus: MaritalStatus | null, includePartner: boolean | null) =>
  asksSpouse(maritalStatus) && !(maritalStatus === 'partner' && includePartner === false);

/** A child of this age needs no guardian. Children Act 1989 s.105. */
export const adultAge = 18;

/** Says whether somebody is known to be under 18 on `asOf`. */
export function isMinor({ dateOfBirth }: { dateOfBirth: CalendarDate | null }, asOf: CalendarDate): boolean {
  const age = dateOfBirth === null ? null : ageOn(dateOfBirth, asOf);
  return age !== null && age < adultAge;
}
