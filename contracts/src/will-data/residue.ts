import { z } from 'zod';
import { mutation, query } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { ContactId } from '../shared/ids.ts';
import { firstName, lastName } from '../shared/text.ts';
import { executorRelationships } from './vocabulary.ts';

export const residuaryCeiling = 50;

/** One who takes what is left; priority 1 takes first, and equal priorities share equally. */
export const ResiduaryRecipient = z.strictObject({
  recipientType: z.enum(['contact']),
  recipientId: ContactId,
  priority: z.int().min(1).max(residuaryCeiling),
});
export type ResiduaryRecipient = z.infer<typeof ResiduaryRecipient>;

export const NamedRecipient = ResiduaryRecipient.extend({
  firstName: z.string(),
  lastName: z.string(),
  relationship: z.enum(executorRelationships).nullable(),
});
export type NamedRecipient = z.infer<typeof NamedRecipient>;

export const NewRecipient = z.strictObject({
  firstName: firstName('the recipient’s'),
  lastName: lastName('the recipient’s'),
  relationship: z.enum(executorRelationships, 'Choose who they are to you'),
});
export type NewRecipient = z.infer<typeof NewRecipient>;

export const residueReasons = {
  RecipientTwice: { code: 'BAD_REQUEST', message: 'Each person can be chosen once.' },
  TooManyRecipients: {
    code: 'BAD_REQUEST',
    message: `You can choose up to ${residuaryCeiling} people. Remove one to add another.`,
  },
} as const satisfies ReasonTable;

export const residueContract = {
  list: query({ access: 'account', input: z.void(), output: z.array(NamedRecipient) }),
  /** The whole list at once: it becomes exactly this, or stays as it was. */
  replace: mutation({
    access: 'account',
    input: z.strictObject({ recipients: z.array(ResiduaryRecipient).max(residuaryCeiling) }),
    output: z.array(NamedRecipient),
  }),
  /** Someone not named before, added to the contacts and to the end of the list, at priority 1. */
  addNew: mutation({ access: 'account', input: NewRecipient, output: z.array(NamedRecipient) }),
};
