import {
  type Gender,
  genders,
  type MaritalStatus,
  maritalStatuses,
  mobileCountryCodes,
  type Title,
  titles,
} from '@plainwill/contracts/will-data/vocabulary';

const titleWords: Record<Title, string> = { mr: 'Mr', mrs: 'Mrs', miss: 'Miss', ms: 'Ms', dr: 'Dr', prof: 'Prof' };

const genderWords: Record<Gender, string> = {
  male: 'Male',
  female: 'Female',
  other: 'Other',
  'prefer-not-to-say': 'Prefer not to say',
};

const maritalWords: Record<MaritalStatus, string> = {
  single: 'Single',
  married: 'Married',
  partner: 'In a partnership',
  divorced: 'Divorced',
  widowed: 'Widowed',
};

export const titleOptions = titles.map((value) => ({ value, label: titleWords[value] }));
export const genderOptions = genders.map((value) => ({ value, label: genderWords[value] }));
export const maritalOptions = maritalStatuses.map((value) => ({ value, label: maritalWords[value] }));
export const codeOptions = mobileCountryCodes.map((value) => ({ value, label: value }));

const allWords: Record<string, string> = { ...titleWords, ...genderWords, ...maritalWords };

/** A choice in the words it was made in; any other answer as it is. */
export const printAnswer = (_field: string, text: string) => allWords[text] ?? text;
