import { z } from 'zod';
import { query } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { ContactId } from '../shared/ids.ts';
import { executorRelationships } from './vocabulary.ts';

/** A person the testator has named; entered once and chosen everywhere. */
export const Contact = z.strictObject({
  id: ContactId,
  firstName: z.string(),
  lastName: z.string(),
  relationship: z.enum(executorRelationships).nullable(),
});
export type Contact = z.infer<typeof Contact>;

/** The most people one account may name. */
export const contactCeiling = 200;

export const contactReasons = {
  ContactNotFound: { code: 'NOT_FOUND', message: 'That person is no longer on your list. Choose again.' },
  TooManyContacts: {
    code: 'BAD_REQUEST',
    message: `You have named ${contactCeiling} people, the most we can keep. Remove one to add another.`,
  },
} as const satisfies ReasonTable;

export const contactsContract = {
  list: query({ access: 'account', input: z.void(), output: z.array(Contact) }),
};
