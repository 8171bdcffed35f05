import { fieldsWith, onPage, questionsOf } from '../../kit/question.ts';
import { nameLength } from '../../shared/characters.ts';
import { type Gender, type MaritalStatus, mobileCountryCodes, type Title } from '../vocabulary.ts';

const titles: Record<Title, string> = { mr: 'Mr', mrs: 'Mrs', miss: 'Miss', ms: 'Ms', dr: 'Dr', prof: 'Prof' };

export const genderLabels: Record<Gender, string> = {
  male: 'Male',
  female: 'Female',
  other: 'Other',
  'prefer-not-to-say': 'Prefer not to say',
};

const maritalStatuses: Record<MaritalStatus, string> = {
  single: 'Single',
  married: 'Married',
  partner: 'In a partnership',
  divorced: 'Divorced',
  widowed: 'Widowed',
};

/** In the order in which it is answered; null where nothing has been answered yet. */
export const personalDetailsQuestions = questionsOf({
  ...onPage('name', {
    title: { type: 'choice', label: 'Title', options: titles, isNullable: true, isNeededToComplete: true },
    firstName: {
      type: 'name',
      label: 'First name',
      missing: 'Enter your first name',
      max: nameLength,
      isNeededToSave: true,
      isNeededToComplete: true,
      isEncrypted: true,
    },
    knownAs: { type: 'name', label: 'Known as', max: nameLength, isNullable: true, isEncrypted: true },
    middleNames: { type: 'name', label: 'Middle names', max: nameLength, isNullable: true, isEncrypted: true },
    lastName: {
      type: 'name',
      label: 'Last name',
      missing: 'Enter your last name',
      max: nameLength,
      isNeededToSave: true,
      isNeededToComplete: true,
      isEncrypted: true,
    },
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
      hint: 'As it should appear in your will',
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

/** Their owner's own answers are stored once all of these are filled. */
export const firstSaveFields = fieldsWith(personalDetailsQuestions, 'isNeededToSave');

/** The section is complete when all of these are filled. */
const completeFields = fieldsWith(personalDetailsQuestions, 'isNeededToComplete');

type Filled = Partial<Record<PersonalDetailsField, string | null>>;

const missingOf = <F extends PersonalDetailsField>(details: Filled, fields: readonly F[]) =>
  fields.filter((field) => !details[field]);

export const missingForFirstSave = (details: Filled) => missingOf(details, firstSaveFields);
export const missingForComplete = (details: Filled) => missingOf(details, completeFields);
