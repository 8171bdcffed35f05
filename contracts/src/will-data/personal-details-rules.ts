import type { PersonalDetailsFields } from './personal-details.ts';

export type PersonalDetailsField = keyof PersonalDetailsFields;

/** Nothing is stored until all of these are filled. */
export const firstSaveFields = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'email',
  'mobileCountryCode',
  'mobileNumber',
  'occupation',
] as const satisfies readonly PersonalDetailsField[];

/** The section is complete when all of these are filled. */
const completeFields = [
  'title',
  'firstName',
  'lastName',
  'dateOfBirth',
  'email',
  'mobileNumber',
  'gender',
  'maritalStatus',
  'occupation',
] as const satisfies readonly PersonalDetailsField[];

type Filled = Partial<Record<PersonalDetailsField, string | null>>;

const missingOf = <F extends PersonalDetailsField>(details: Filled, fields: readonly F[]) =>
  fields.filter((field) => !details[field]);

export const missingForFirstSave = (details: Filled) => missingOf(details, firstSaveFields);
export const missingForComplete = (details: Filled) => missingOf(details, completeFields);
