import { z } from 'zod';
import { Email } from '../identity/credentials.ts';
import { mutation, query } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { dayParts, earliestBirth } from '../shared/calendar-date.ts';
import { nameLength, requiredText, text } from '../shared/text.ts';
import { cleanMobileNumber } from './mobile-number.ts';
import { genders, maritalStatuses, mobileCountryCodes, titles } from './vocabulary.ts';

const optionalText = (max: number, what: string) =>
  text(max, what)
    .transform((value) => value || null)
    .nullable();

const DateOfBirth = z
  .string()
  .max(10)
  .refine((day) => dayParts(day) !== null, 'Date of birth must be a real date')
  .refine((day) => day >= earliestBirth, 'Date of birth must be after 31 December 1899');

const MobileNumber = z
  .string()
  .max(40, 'Mobile number must be 40 characters or less')
  .transform(cleanMobileNumber)
  .refine((digits) => /^\d{1,15}$/.test(digits), 'Enter a mobile number, like 07700 900123');

/** Null where nothing has been answered yet. */
export const PersonalDetailsFields = z.strictObject({
  title: z.enum(titles).nullable(),
  firstName: requiredText(nameLength, 'First name', 'Enter your first name'),
  knownAs: optionalText(nameLength, 'Known as'),
  middleNames: optionalText(nameLength, 'Middle names'),
  lastName: requiredText(nameLength, 'Last name', 'Enter your last name'),
  dateOfBirth: DateOfBirth,
  gender: z.enum(genders).nullable(),
  maritalStatus: z.enum(maritalStatuses).nullable(),
  email: Email,
  mobileCountryCode: z.enum(mobileCountryCodes),
  mobileNumber: MobileNumber,
  occupation: requiredText(nameLength, 'Occupation', 'Enter your occupation'),
  employer: optionalText(nameLength, 'Employer'),
});
export type PersonalDetailsFields = z.infer<typeof PersonalDetailsFields>;

const Version = z.int().min(0).max(2_147_483_647);

export const PersonalDetails = PersonalDetailsFields.extend({ version: Version, savedAt: z.iso.datetime() });
export type PersonalDetails = z.infer<typeof PersonalDetails>;

export const personalDetailsReasons = {
  PersonalDetailsIncomplete: {
    code: 'BAD_REQUEST',
    message: 'Fill in your name, date of birth, email, mobile number and occupation, and we will save them.',
  },
  PersonalDetailsChanged: {
    code: 'CONFLICT',
    message: 'Your details changed in another window. Check them and try again.',
  },
  DateOfBirthInFuture: { code: 'BAD_REQUEST', message: 'Date of birth must be in the past' },
} as const satisfies ReasonTable;

export const personalDetailsContract = {
  get: query({ access: 'account', input: z.void(), output: PersonalDetails.nullable() }),
  /** Only the changed fields. `basedOn` is the version they were typed over, 0 before anything is stored. */
  save: mutation({
    access: 'account',
    input: z.strictObject({ basedOn: Version, changes: PersonalDetailsFields.partial() }),
    output: PersonalDetails,
  }),
};
