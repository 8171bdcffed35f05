import { z } from 'zod';
import { mutation } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { NewRecipients, Recipient } from './recipients.ts';
import { Version } from './version.ts';

/** Recipients stand by priority, and within one in the order given. */
export const Residue = z.strictObject({ version: Version, recipients: z.array(Recipient) });
export type Residue = z.infer<typeof Residue>;

export const residueReasons = {
  RecipientTwice: { code: 'BAD_REQUEST', message: 'Each person can be chosen once.' },
  ResidueChanged: {
    code: 'CONFLICT',
    message: 'The recipients changed in another window. Check them and try again.',
  },
  SharesNotWhole: {
    code: 'BAD_REQUEST',
    message: 'The shares of each priority must add up to 100%. Change one, or share equally.',
  },
} as const satisfies ReasonTable;

export const residueContract = {
  /** The whole list at once: it becomes exactly this, or stays as it was. It may be repeated. */
  replace: mutation({
    access: 'account',
    input: z.strictObject({ basedOn: Version, recipients: NewRecipients }),
    output: Residue,
  }),
};
