import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { Child } from '@plainwill/contracts/will-data/children';
import { childNameParts } from '@plainwill/contracts/will-data/full-name';
import { nameOf } from '@plainwill/contracts/will-data/people';
import type { StaffChildFields } from '@plainwill/contracts/will-data/staff';
import type { ChildRelationship } from '@plainwill/contracts/will-data/vocabulary';
import { dateProblem, printDate, usableDate } from '../../ui/dates-and-money/date-text.ts';

export const noOtherParent = 'none';

/** A child as the staff's form has them. */
export interface StaffChildDraft {
  fullName: string;
  /** As typed. */
  dateOfBirth: string;
  relationship: ChildRelationship | '';
  otherParent: string;
}

export const draftOfChild = (child: Child | null): StaffChildDraft => ({
  fullName: child ? nameOf(child) : '',
  dateOfBirth: child ? printDate(child.dateOfBirth) : '',
  relationship: child?.relationship ?? '',
  otherParent: child?.otherParentId ?? noOtherParent,
});

/** What the form still lacks, by input name; null if nothing. */
export function missingInStaffChild(draft: StaffChildDraft, today: CalendarDate): Record<string, string> | null {
  const missing: Record<string, string> = {};
  if (!draft.fullName.trim()) missing.fullName = 'Enter the child’s full name';
  else if (!childNameParts(draft.fullName).lastName) missing.fullName = 'Enter the child’s first name and last name';
  const problem = dateProblem(draft.dateOfBirth, 'Date of birth', today);
  if (!draft.dateOfBirth.trim()) missing.dateOfBirth = 'Enter the child’s date of birth';
  else if (problem) missing.dateOfBirth = problem;
  if (!draft.relationship) missing.relationship = 'Choose the relationship';
  return Object.keys(missing).length > 0 ? missing : null;
}

/** The finished form as it is sent. Call it when nothing is missing. */
export function staffChildIn(draft: StaffChildDraft, today: CalendarDate): StaffChildFields {
  const { fullName, relationship, otherParent } = draft;
  const dateOfBirth = usableDate(draft.dateOfBirth, today);
  if (!relationship || !dateOfBirth) throw new Error('The form is not finished');
  return {
    fullName,
    dateOfBirth,
    relationship,
    otherParentId: otherParent === noOtherParent ? null : (otherParent as PersonId),
  };
}

export const isSameStaffChild = (a: StaffChildDraft, b: StaffChildDraft) =>
  (Object.keys(a) as (keyof StaffChildDraft)[]).every((key) => a[key] === b[key]);
