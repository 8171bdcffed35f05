import { z } from 'zod';
import { Email } from '../identity/credentials.ts';
import { mutation } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { asStored } from '../shared/as-stored.ts';
import { lineOfText, nameLength, optionalName, personName, requiredLine } from '../shared/text.ts';
import { MobileNumber } from './contact-fields.ts';
import { DateOfBirth } from './dates.ts';
import { SavedByAnyone, Version } from './version.ts';
import { genders, maritalStatuses, mobileCountryCodes, titles } from './vocabulary.ts';

const orNull = (text: ReturnType<typeof lineOfText>) => text.transform((value) => value || null).nullable();

/** Null where nothing has been answered yet. */
export const PersonalDetailsFields = z.strictObject({
  title: z.enum(titles).nullable(),
  firstName: personName(nameLength, 'First name', 'Enter your first name'),
  knownAs: orNull(optionalName(nameLength, 'Known as')),
  middleNames: orNull(optionalName(nameLength, 'Middle names')),
  lastName: personName(nameLength, 'Last name', 'Enter your last name'),
  dateOfBirth: DateOfBirth,
  gender: z.enum(genders).nullable(),
  maritalStatus: z.enum(maritalStatuses).nullable(),
  email: Email,
  mobileCountryCode: z.enum(mobileCountryCodes),
  mobileNumber: MobileNumber,
  occupation: requiredLine(nameLength, 'Occupation', 'Enter your occupation'),
  employer: orNull(lineOfText(nameLength, 'Employer')),
});
export type PersonalDetailsFields = z.infer<typeof PersonalDetailsFields>;

export const PersonalDetails = asStored(PersonalDetailsFields).extend(SavedByAnyone);
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
  /** Only the changed fields. `basedOn` is the version they were typed over, 0 before anything is stored. */
  save: mutation({
    access: 'account',
    input: z.strictObject({ basedOn: Version, changes: PersonalDetailsFields.partial() }),
    output: PersonalDetails,
  }),
};
