import { z } from 'zod';
import { perMinute, query } from '../kit/contract.ts';
import { charityRegisters, maxCharityText, maxFoundCharities, maxOtherNames } from '../shared/charity-number.ts';
import { requiredLine } from '../shared/text.ts';
import { Outcome } from './outcome.ts';

export const FoundCharity = z.strictObject({
  register: z.enum(charityRegisters).exclude(['not_registered']),
  /** The register prints it so. */
  number: z.string().max(20),
  name: z.string().max(maxCharityText),
  /** Working and earlier names. */
  otherNames: z.array(z.string().max(maxCharityText)).max(maxOtherNames).optional(),
  /** The town of its address. */
  town: z.string().max(maxCharityText).optional(),
  /** It was taken off the register, so that it may no longer exist. */
  isRemoved: z.boolean(),
});
export type FoundCharity = z.infer<typeof FoundCharity>;

export const CharitySearch = z.strictObject({
  outcome: Outcome,
  /** The likeliest first, those on the register before those taken off it. */
  charities: z.array(FoundCharity).max(maxFoundCharities),
});
export type CharitySearch = z.infer<typeof CharitySearch>;

export const charitiesContract = {
  /** People search by name or by number on the register. */
  find: query({
    access: 'account',
    limit: perMinute(30),
    input: z.strictObject({ words: requiredLine(100, 'Name or number', 'Enter the name or number of a charity') }),
    output: CharitySearch,
  }),
};
