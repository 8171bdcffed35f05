import { ageOn, type CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import {
  type ChildRelationship,
  childGenders,
  parentalResponsibilities,
  parentRoles,
} from '@plainwill/contracts/will-data/vocabulary';

const genderWords = { male: 'Male', female: 'Female', other: 'Other' };

export const childGenderOptions = childGenders.map((value) => ({ value, label: genderWords[value] }));
export const parentRoleOptions = parentRoles.map((value) => ({ value, label: value }));
export const responsibilityOptions = parentalResponsibilities.map((value) => ({ value, label: value }));

/** "7 years old", "under a year old". */
export function ageInWords(dateOfBirth: CalendarDate, today: CalendarDate): string {
  const age = ageOn(dateOfBirth, today);
  if (!age) return 'under a year old';
  return age === 1 ? '1 year old' : `${age} years old`;
}

/** Told in either of the two ways: what the testator is to the child, or what the child is to the testator. */
export const relationshipInWords = (relationship: ChildRelationship): string =>
  parentRoles.some((role) => role === relationship)
    ? `you are their ${relationship.toLowerCase()}`
    : `your ${relationship.toLowerCase()}`;
