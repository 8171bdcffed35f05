import { optionsOf } from '@plainwill/contracts/kit/question';
import { ageOn, type CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { asksParentalResponsibility, childQuestions } from '@plainwill/contracts/will-data/questions/child-questions';
import type { Child, ChildFields } from '@plainwill/contracts/will-data/records/children';
import {
  type ChildGender,
  type ChildRelationship,
  type ParentalResponsibility,
  parentRoles,
} from '@plainwill/contracts/will-data/vocabulary';
import { printDate, usableDate } from '../../ui/dates-and-money/date-text.ts';

export const childGenderOptions = optionsOf(childQuestions.gender);
export const parentRoleOptions = parentRoles.map((value) => ({ value, label: value }));
export const responsibilityOptions = optionsOf(childQuestions.parentalResponsibility);

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

/** The choice of nobody, where leaving a question open is another thing. */
export const noOtherParent = 'none';

/** A child as the form has them. */
export interface ChildDraft {
  firstName: string;
  middleNames: string;
  lastName: string;
  /** As typed. */
  dateOfBirth: string;
  gender: ChildGender | '';
  relationship: ChildRelationship | '';
  parentalResponsibility: ParentalResponsibility | '';
  otherParent: PersonId | typeof noOtherParent | '';
}

/** A new child, most likely of the testator's own last name. */
export const newChild = (lastName: string): ChildDraft => ({
  firstName: '',
  middleNames: '',
  lastName,
  dateOfBirth: '',
  gender: '',
  relationship: '',
  parentalResponsibility: '',
  otherParent: '',
});

export const draftOfChild = (child: Child): ChildDraft => ({
  firstName: child.firstName,
  middleNames: child.middleNames,
  lastName: child.lastName,
  dateOfBirth: printDate(child.dateOfBirth),
  gender: child.gender,
  relationship: child.relationship,
  parentalResponsibility: child.parentalResponsibility ?? '',
  otherParent: child.otherParentId ?? noOtherParent,
});

/** Another relationship asks about parental responsibility anew. */
export const withRelationship = (draft: ChildDraft, relationship: ChildRelationship): ChildDraft => ({
  ...draft,
  relationship,
  parentalResponsibility: '',
});

export const asksResponsibility = ({ relationship }: ChildDraft) => asksParentalResponsibility(relationship || null);

/** What the form still lacks, by input name; null if nothing. */
export function missingInChild(draft: ChildDraft, today: CalendarDate): Record<string, string> | null {
  const missing: Record<string, string> = {};
  if (!draft.firstName.trim()) missing.firstName = 'Enter the child’s first name';
  if (!draft.lastName.trim()) missing.lastName = 'Enter the child’s last name';
  if (!draft.dateOfBirth.trim()) missing.dateOfBirth = 'Enter the child’s date of birth';
  if (!draft.relationship) missing.relationship = 'Choose what you are to the child';
  if (!draft.gender) missing.gender = 'Choose the child’s gender';
  if (asksResponsibility(draft) && !draft.parentalResponsibility)
    missing.parentalResponsibility = 'Say whether you have parental responsibility for this child';
  if (Object.keys(missing).length > 0) return missing;
  // The field itself says what is wrong with a date that was typed.
  return usableDate(draft.dateOfBirth, today) ? null : {};
}

/** The finished form as it is stored. Call it when nothing is missing. */
export function childIn(draft: ChildDraft, today: CalendarDate): ChildFields {
  const { gender, relationship, otherParent, parentalResponsibility, ...names } = draft;
  const dateOfBirth = usableDate(draft.dateOfBirth, today);
  if (!gender || !relationship || !dateOfBirth) throw new Error('The form is not finished');
  return {
    ...names,
    dateOfBirth,
    gender,
    relationship,
    parentalResponsibility: parentalResponsibility || null,
    otherParentId: otherParent === '' || otherParent === noOtherParent ? null : otherParent,
  };
}

export const isSameChildDraft = (a: ChildDraft, b: ChildDraft) =>
  (Object.keys(a) as (keyof ChildDraft)[]).every((key) => a[key] === b[key]);
