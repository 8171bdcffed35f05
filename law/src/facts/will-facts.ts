import { z } from 'zod';
import { child, contact, personalDetails, spouseDetails } from './people-facts.ts';
import {
  advances,
  charityTenth,
  digitalAssets,
  exclusions,
  guardianSupport,
  homeTrust,
  laterGuardians,
  personalChattels,
  pets,
  residueFallback,
} from './provision-facts.ts';
import { day, flag, list, optional, record, text } from './values.ts';
import {
  executor,
  funeralWishes,
  gift,
  guardian,
  guardianGroup,
  homeDetails,
  residuaryRecipient,
  residue,
  willSettings,
} from './wishes-facts.ts';

const questionnaire = record({
  whoFor: text,
  children: text,
  homeOwned: text,
  /** Words, or the parts of an address found. */
  address: z.unknown().optional(),
  locationEnglandWales: text,
  business: text,
  timestamp: z.unknown().optional(),
  source: z.unknown().optional(),
});

const flags = record({
  noSpecificGifts: flag,
  /** Null where it was never asked: then a partner whose details are complete is in the will. */
  includePartner: optional(z.boolean('Must be true or false')),
});

/**
 * Everything a will is made from, under the names of the contract; `facts-file.ts` has those of a file. What may be absent in a file is filled in by parsing, so
 * that the rules see one shape: empty text, null, or an empty list.
 */
export const WillFacts = z.strictObject({
  userId: z.unknown().optional(),
  personalDetails,
  homeDetails,
  spouseDetails,
  children: list(child),
  contacts: list(contact),
  executors: list(executor),
  funeralWishes,
  gifts: list(gift),
  guardians: list(guardian),
  guardianGroups: list(guardianGroup),
  residuaryRecipients: list(residuaryRecipient),
  residue,
  homeTrust,
  residueFallback,
  charityTenth,
  personalChattels,
  pets,
  digitalAssets,
  advances,
  exclusions,
  guardianSupport,
  laterGuardians,
  willSettings,
  questionnaire,
  flags,
  asOf: optional(day),
});
export type WillFacts = z.output<typeof WillFacts>;
