import { z } from 'zod';
import { child, contact, personalDetails, spouseDetails } from './people-facts.ts';
import {
  charityTenth,
  digitalAssets,
  exclusions,
  guardianSupport,
  homeTrust,
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
  no_specific_gifts: flag,
  /** Null where it was never asked: then a partner whose details are complete is in the will. */
  include_partner: optional(z.boolean('Must be true or false')),
});

/**
 * Everything a will is made from, in the names of storage. What may be absent in a file is filled in by parsing, so
 * that the rules see one shape: empty text, null, or an empty list.
 */
export const WillFacts = z.strictObject({
  user_id: z.unknown().optional(),
  personal_details: personalDetails,
  home_details: homeDetails,
  spouse_details: spouseDetails,
  children: list(child),
  contacts: list(contact),
  executors: list(executor),
  funeral_wishes: funeralWishes,
  gifts: list(gift),
  guardians: list(guardian),
  guardian_groups: list(guardianGroup),
  residuary_recipients: list(residuaryRecipient),
  home_trust: homeTrust,
  residue_fallback: residueFallback,
  charity_tenth: charityTenth,
  personal_chattels: personalChattels,
  pets,
  digital_assets: digitalAssets,
  exclusions,
  guardian_support: guardianSupport,
  will_settings: willSettings,
  questionnaire,
  flags,
  as_of: optional(day),
});
export type WillFacts = z.output<typeof WillFacts>;
