import type { PersonalDetails } from '@plainwill/contracts/will-data/personal-details';
import type { PersonalDetailsField } from '@plainwill/contracts/will-data/personal-details-rules';
import { printDate } from '../../ui/dates-and-money/date-text.ts';

/** Personal details as they stand on the screen. */
export type PersonalAnswers = Record<PersonalDetailsField, string>;

export const labels: Record<PersonalDetailsField, string> = {
  title: 'Title',
  firstName: 'First name',
  knownAs: 'Known as',
  middleNames: 'Middle names',
  lastName: 'Last name',
  dateOfBirth: 'Date of birth',
  gender: 'Gender',
  maritalStatus: 'Marital status',
  email: 'Email',
  mobileCountryCode: 'Country code',
  mobileNumber: 'Mobile number',
  occupation: 'Occupation',
  employer: 'Employer',
};

const blank = Object.fromEntries(Object.keys(labels).map((field) => [field, ''])) as PersonalAnswers;

/** As a number is written at home: it is stored without its leading 0. */
export const printMobile = (code: string, number: string) => (code === '+44' && number ? `0${number}` : number);

export function answersOf(details: PersonalDetails | null): PersonalAnswers {
  if (!details) return { ...blank, mobileCountryCode: '+44' };
  const { version: _version, savedAt: _savedAt, savedBySupport: _by, ...fields } = details;
  const texts = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value ?? '']));
  return {
    ...blank,
    ...texts,
    dateOfBirth: printDate(details.dateOfBirth),
    mobileNumber: printMobile(details.mobileCountryCode, details.mobileNumber),
  };
}
