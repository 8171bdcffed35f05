import { fieldsWith, onPage, questionsOf } from '../../kit/question.ts';
import { nameLength } from '../../shared/characters.ts';
import { type Gender, type MaritalStatus, mobileCountryCodes, type Title } from '../vocabulary.ts';

const titles: Record<Title, string> = {
  mr: 'Mr',
  mrs: 'Mrs',
  miss: 'Miss',
  ms: 'Ms',
  dr: 'Dr',
  prof: 'Prof',
  other: 'Other',
  none: 'No title',
};

export const genderLabels: Record<Gender, string> = {
  male: 'Male',
  female: 'Female',
  other: 'Other',
  'prefer-not-to-say': 'Prefer not to say',
};

const maritalStatuses: Record<MaritalStatus, string> = {
  single: 'Single',
  married: 'Married or in a civil partnership',
  partner: 'In a partnership (living together, not married or civil partners)',
  divorced: 'Divorced, or civil partnership dissolved',
  widowed: 'Widowed, or surviving civil partner',
};

/** In the order in which it is answered; null where nothing has been answered yet. */
export const personalDetailsQuestions = questionsOf({
  ...onPage('name', {
    title: { type: 'choice', label: 'Title', options: titles, isNullable: true, isNeededToComplete: true },
    /** Asked where the title is none of those offered. No will prints a title. */
    otherTitle: {
      type: 'line',
      label: 'Your title',
      hint: 'For example, Mx, Rev or Sir',
      max: nameLength,
      isNullable: true,
      isOptional: true,
      isEncrypted: true,
    },
    firstName: {
      type: 'name',
      label: 'First name',
      missing: 'Enter your first name',
      max: nameLength,
      isNeededToSave: true,
      isNeededToComplete: true,
      isEncrypted: true,
    },
    knownAs: {
      type: 'name',
      label: 'Known as',
      hint: 'Another whole name on your accounts or deeds, such as a name before marriage: Mary Jones',
      max: nameLength,
      isNullable: true,
      isEncrypted: true,
    },
    middleNames: { type: 'name', label: 'Middle names', max: nameLength, isNullable: true, isEncrypted: true },
    /** Needed, unless `hasOneName` is confirmed. */
    lastName: {
      type: 'name',
      label: 'Last name',
      missing: 'Enter your last name',
      max: nameLength,
      isEncrypted: true,
    },
    hasOneName: { type: 'yesNo', label: 'I have only one name', isOptional: true, default: false },
  }),
  ...onPage('about', {
    dateOfBirth: {
      type: 'birthday',
      label: 'Date of birth',
      isNeededToSave: true,
      isNeededToComplete: true,
      isEncrypted: true,
    },
    gender: { type: 'choice', label: 'Gender', options: genderLabels, isNullable: true, isNeededToComplete: true },
    maritalStatus: {
      type: 'choice',
      label: 'Marital status',
      options: maritalStatuses,
      isNullable: true,
      isNeededToComplete: true,
    },
    /** Asked of somebody married or in a civil partnership: both last until they are ended. */
    isSeparated: {
      type: 'yesNo',
      label: 'Are you separated?',
      hint: 'Until a court ends it, you are still married or civil partners in law, and a gift to them in your will still counts.',
      isNullable: true,
      isOptional: true,
    },
  }),
  ...onPage('reach', {
    email: { type: 'email', label: 'Email', isNeededToSave: true, isNeededToComplete: true, isEncrypted: true },
    mobileCountryCode: {
      type: 'callingCode',
      label: 'Country code',
      offered: mobileCountryCodes,
      isNeededToSave: true,
    },
    mobileNumber: {
      type: 'mobile',
      label: 'Mobile number',
      isNeededToSave: true,
      isNeededToComplete: true,
      isEncrypted: true,
    },
  }),
  ...onPage('about', {
    occupation: {
      type: 'line',
      label: 'Occupation',
      hint: 'As it should appear in your will. If there is nothing to say, write “none”, and the will leaves it out.',
      missing: 'Enter your occupation',
      max: nameLength,
      isNeededToSave: true,
      isNeededToComplete: true,
      isEncrypted: true,
    },
    employer: { type: 'line', label: 'Employer', max: nameLength, isNullable: true, isEncrypted: true },
  }),
});

export type PersonalDetailsField = keyof typeof personalDetailsQuestions;

/** Those for which `flag` is set and the last name, in the order of the screen. */
const needed = (flag: 'isNeededToSave' | 'isNeededToComplete') =>
  (Object.keys(personalDetailsQuestions) as PersonalDetailsField[]).filter(
    (field) => field === 'lastName' || fieldsWith(personalDetailsQuestions, flag).some((one) => one === field),
  );

/** Their owner's own answers are stored once all of these are filled. */
export const firstSaveFields = needed('isNeededToSave');

/** The section is complete when all of these are filled. */
const completeFields = needed('isNeededToComplete');

type Filled = Partial<Record<PersonalDetailsField, string | boolean | null>>;

const missingOf = (details: Filled, fields: readonly PersonalDetailsField[]) =>
  fields.filter((field) => !details[field] && !(field === 'lastName' && details.hasOneName));

export const missingForFirstSave = (details: Filled) => missingOf(details, firstSaveFields);
export const missingForComplete = (details: Filled) => missingOf(details, completeFields);

/** Says whether changes take away a last name from somebody who has not said that they have one name. */
export const losesLastName = ({ lastName, hasOneName }: Filled) => lastName === '' && !hasOneName;
