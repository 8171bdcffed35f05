import { z } from 'zod';
import { mutation } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { asStored } from '../shared/as-stored.ts';
import { nameLength } from '../shared/characters.ts';
import { PersonId } from '../shared/ids.ts';
import { firstName, lineOfText, optionalName, text } from '../shared/text.ts';
import { ceilings } from './ceilings.ts';
import { AddressFields, MiddleNames, OptionalEmail, OptionalMobileNumber } from './contact-fields.ts';
import { DateOfBirth } from './dates.ts';
import { SavedByAnyone, Version } from './version.ts';
import { contactCountryCodes, contactRoles } from './vocabulary.ts';

/** Empty where a part is absent; a person may have one name only. */
export const ContactFields = z.strictObject({
  firstName: firstName('their'),
  middleNames: MiddleNames,
  lastName: optionalName(nameLength, 'Last name'),
  role: z.enum(contactRoles, 'Choose who they are to you'),
  email: OptionalEmail,
  mobileCountryCode: z.enum(contactCountryCodes),
  mobileNumber: OptionalMobileNumber,
  notes: text(5000, 'Notes'),
  ...AddressFields,
  /** Null where nobody has said. */
  dateOfBirth: DateOfBirth.nullable().optional(),
  isCharity: z.boolean().optional(),
  /** As registered. */
  charityNumber: lineOfText(20, 'Charity number').optional(),
});
export type ContactFields = z.infer<typeof ContactFields>;

/** A person the testator has named; entered once and chosen everywhere. */
export const Contact = asStored(ContactFields).extend({
  ...SavedByAnyone,
  id: PersonId,
  dateOfBirth: DateOfBirth.nullable(),
  isCharity: z.boolean(),
  charityNumber: z.string(),
});
export type Contact = z.infer<typeof Contact>;

export const contactReasons = {
  ContactNotFound: { code: 'NOT_FOUND', message: 'That person is no longer on your list. Choose again.' },
  PersonNotFound: { code: 'NOT_FOUND', message: 'Someone you chose is no longer on your list. Choose again.' },
  ContactChanged: { code: 'CONFLICT', message: 'These details changed in another window. Check them and try again.' },
  TooManyContacts: {
    code: 'BAD_REQUEST',
    message: `You have named ${ceilings.contacts} people, the most we can keep. Remove one to add another.`,
  },
} as const satisfies ReasonTable;

export const contactsContract = {
  /** The id is made by the browser, so that a repeat of the same call adds nothing. */
  add: mutation({
    access: 'account',
    input: z.strictObject({ id: PersonId, contact: ContactFields }),
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
