import { z } from 'zod';
import { mutation } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { asStored } from '../../shared/as-stored.ts';
import { PersonId } from '../../shared/ids.ts';
import { spouseDetailsQuestions } from '../questions/spouse-details-questions.ts';
import { Contact } from './contacts.ts';
import { fieldsOf } from './question-schema.ts';
import { SavedByAnyone, Version } from './version.ts';

export const SpouseDetailsFields = fieldsOf(spouseDetailsQuestions);
export type SpouseDetailsFields = z.infer<typeof SpouseDetailsFields>;

const { relationship, gender } = SpouseDetailsFields.shape;

/** Staff may save a name alone. */
export const SpouseDetails = asStored(SpouseDetailsFields).extend({
  ...SavedByAnyone,
  id: PersonId,
  relationship: relationship.nullable(),
  gender: gender.nullable(),
});
export type SpouseDetails = z.infer<typeof SpouseDetails>;

export const spouseDetailsReasons = {
  SpouseDetailsIncomplete: {
    code: 'BAD_REQUEST',
    message: 'Fill in their full name, relationship and gender, and we will save them.',
  },
  SpouseDetailsChanged: {
    code: 'CONFLICT',
    message: 'Their details changed in another window. Check them and try again.',
  },
  SpouseDetailsNotFound: { code: 'NOT_FOUND', message: 'These details can no longer be brought back.' },
} as const satisfies ReasonTable;

export const spouseDetailsContract = {
  /** Only the changed fields; the first needs all of them but `intendingToMarry`. A partner is then in the will. */
  save: mutation({
    access: 'account',
    input: z.strictObject({ basedOn: Version, changes: SpouseDetailsFields.partial() }),
    output: SpouseDetails,
  }),
  /** They leave every part of the will in which they were named; `restore` brings all of it back for a day. */
  remove: mutation({ access: 'account', input: z.strictObject({ basedOn: Version }), output: z.void() }),
  /** A former spouse becomes a contact with every part they have in the will, and no spouse is stored any more. */
  keepAsContact: mutation({ access: 'account', input: z.strictObject({ basedOn: Version }), output: Contact }),
  restore: mutation({ access: 'account', input: z.strictObject({ id: PersonId }), output: SpouseDetails }),
};
