import { z } from 'zod';
import { mutation } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { asStored } from '../../shared/as-stored.ts';
import { PersonId } from '../../shared/ids.ts';
import { contactQuestions } from '../questions/contact-questions.ts';
import { recordLimits } from '../record-limits.ts';
import { fieldsOf } from './question-schema.ts';
import { SavedByAnyone, Version } from './version.ts';

export const ContactFields = fieldsOf(contactQuestions);
export type ContactFields = z.infer<typeof ContactFields>;

/** A person the testator has named; entered once and chosen everywhere. */
export const Contact = asStored(ContactFields).extend({
  ...SavedByAnyone,
  id: PersonId,
  /** The testator has said that this is none of these, though the name or the email is the same. */
  differsFrom: z.array(PersonId),
});
export type Contact = z.infer<typeof Contact>;

export const contactReasons = {
  ContactNotFound: { code: 'NOT_FOUND', message: 'That person is no longer on your list. Choose again.' },
  PersonNotFound: { code: 'NOT_FOUND', message: 'Someone you chose is no longer on your list. Choose again.' },
  PersonKnown: {
    code: 'CONFLICT',
    message: 'You have already named someone with this name or email. Say whether this is the same person.',
  },
  ContactChanged: { code: 'CONFLICT', message: 'These details changed in another window. Check them and try again.' },
  TooManyContacts: {
    code: 'BAD_REQUEST',
    message: `You have named ${recordLimits.contacts} people, the most we can keep. Remove one to add another.`,
  },
} as const satisfies ReasonTable;

/** Set once the testator has said that this is no one they have named, though the name or the email is the same. */
export const SomeoneElse = { isSomeoneElse: z.boolean().optional() };

export const contactsContract = {
  /** The id is made by the browser, so that a repeat of the same call adds nothing. */
  add: mutation({
    access: 'account',
    input: z.strictObject({ id: PersonId, contact: ContactFields, ...SomeoneElse }),
    output: Contact,
  }),
  update: mutation({
    access: 'account',
    input: z.strictObject({ id: PersonId, basedOn: Version, changes: ContactFields.partial() }),
    output: Contact,
  }),
  /** They leave every part of the will in which they were named; `restore` brings all of it back for a day. */
  remove: mutation({ access: 'account', input: z.strictObject({ id: PersonId }), output: z.void() }),
  restore: mutation({ access: 'account', input: z.strictObject({ id: PersonId }), output: Contact }),
};
