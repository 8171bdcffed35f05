import { z } from 'zod';
import { mutation } from '../kit/contract.ts';
import { inheritanceAge } from './ceilings.ts';
import { executionVariants } from './vocabulary.ts';

export const WillSettings = z.strictObject({
  /** When a child is given what they take of the residue. */
  childrenInheritanceAge: z.int().min(inheritanceAge.least).max(inheritanceAge.most),
  /** The testator has said that there are none. */
  hasNoSpecificGifts: z.boolean(),
  /** Of someone in a partnership: whether the partner is in the will; null until answered. */
  includePartner: z.boolean().nullable(),
  /** How the testator will sign; null until chosen, which is as `standard`. */
  executionVariant: z.enum(executionVariants).nullable(),
});
export type WillSettings = z.infer<typeof WillSettings>;

export const willSettingsContract = {
  /** Only the changed settings. That there are no specific gifts removes any there are. */
  save: mutation({ access: 'account', input: WillSettings.partial(), output: WillSettings }),
};
