import { inheritanceAge, maxPence } from '@plainwill/contracts/will-data/record-limits';
import {
  contactRoles,
  executionVariants,
  executorRoles,
  funeralTypes,
  giftTypes,
  homeOwnerships,
  tenancyTypes,
} from '@plainwill/contracts/will-data/vocabulary';
import { z } from 'zod';
import { address } from './people-facts.ts';
import {
  flag,
  hundredths,
  id,
  kept,
  list,
  oneOf,
  optional,
  position,
  priority,
  record,
  text,
  wholeFrom,
} from './values.ts';

const age = optional(wholeFrom(inheritanceAge.min, inheritanceAge.max));
const pounds = optional(hundredths(maxPence / 100));
const kinds = oneOf(['spouse', 'child', 'contact']);

export const homeDetails = record({
  ...kept,
  id: optional(id),
  ...address,
  home_ownership: oneOf(homeOwnerships),
  tenancy_type: oneOf(tenancyTypes),
  co_owner_id: optional(id),
});

export const funeralWishes = record({
  ...kept,
  id: optional(id),
  funeral_type: oneOf(funeralTypes),
  location: text,
  ashes_directions: text,
  readings_hymns: text,
  flowers_charities: text,
  gathering_directions: text,
});

export const executor = z.strictObject({
  ...kept,
  id: optional(id),
  contact_id: optional(id),
  is_spouse: flag,
  is_other_parent: flag,
  spouse_id: optional(id),
  child_id: optional(id),
  executor_role: oneOf(executorRoles),
  /** What the executor is to the testator, where a contact does not say. */
  relationship: oneOf(contactRoles),
  order_index: position,
});

// The spouse is known by the type alone.
const recipient = z.strictObject({ id: optional(id), name: text, type: kinds, priority });

/** As stored: each priority with its recipients; or the recipients, each with a priority. */
const remainder = z.union([
  z
    .strictObject({ priority, recipients: list(recipient) })
    .transform(({ priority, recipients }) => recipients.map((taker) => ({ ...taker, priority }))),
  recipient.transform((taker) => [taker]),
]);

export const gift = z.strictObject({
  ...kept,
  id: optional(id),
  gift_type: z.enum(giftTypes, `Must be one of: ${giftTypes.join(', ')}`),
  item_description: text,
  cash_amount: pounds,
  provider: text,
  policy_number: text,
  policy_amount: pounds,
  children_access_age: age,
  grandchildren_inherit: optional(z.boolean('Must be true or false')),
  recipients: list(recipient),
  remainder_recipients: list(remainder).transform((groups) => groups.flat()),
});

export const guardian = z.strictObject({
  ...kept,
  id: optional(id),
  child_id: id,
  contact_id: optional(id),
  executor_id: optional(id),
  guardian_type: oneOf(['primary', 'backup']),
  order_index: position,
  relationship: text,
});

export const guardianGroup = z.strictObject({
  ...kept,
  id: optional(id),
  child_id: id,
  group_name: text,
  member_ids: list(id),
  order_index: position,
});

export const residuaryRecipient = z.strictObject({
  ...kept,
  id: optional(id),
  recipient_id: optional(id),
  recipient_type: kinds,
  priority,
  /** Of the whole of its priority; absent where that is shared equally. */
  percentage: optional(hundredths(100)),
});

export const willSettings = record({
  ...kept,
  id: optional(id),
  children_inheritance_age: age,
  execution_variant: oneOf(executionVariants),
  /** Chosen after advice by one who owns something abroad: a will made there stays as it is. */
  uk_property_only: flag,
});
