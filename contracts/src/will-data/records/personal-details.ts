import { z } from 'zod';
import { mutation } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { asStored } from '../../shared/as-stored.ts';
import { losesLastName, personalDetailsQuestions } from '../questions/personal-details-questions.ts';
import { fieldsOf } from './question-schema.ts';
import { SavedByAnyone, Version } from './version.ts';

export const PersonalDetailsFields = fieldsOf(personalDetailsQuestions);
export type PersonalDetailsFields = z.infer<typeof PersonalDetailsFields>;

/** Staff may save part of it: what they leave out is empty, and a date of birth null. */
export const PersonalDetails = asStored(PersonalDetailsFields).extend({
  ...SavedByAnyone,
  dateOfBirth: PersonalDetailsFields.shape.dateOfBirth.nullable(),
});
export type PersonalDetails = z.infer<typeof PersonalDetails>;

/** Some of the answers, as they are saved; one name is enough for whoever says that it is all they have. */
export const PersonalDetailsChanges = PersonalDetailsFields.partial().refine((changes) => !losesLastName(changes), {
  message: personalDetailsQuestions.lastName.missing,
  path: ['lastName'],
});

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
    input: z.strictObject({ basedOn: Version, changes: PersonalDetailsChanges }),
    output: PersonalDetails,
  }),
};
