import { defineEntity, p } from '@mikro-orm/core';
import { ownerKey } from '../record/testator/testator.entity.ts';

/** A plan of who is to watch a testator sign and when, and how far they have come. */
export const SigningPlanSchema = defineEntity({
  name: 'SigningPlan',
  tableName: 'signing_plans',
  properties: {
    accountId: ownerKey,
    version: p.integer(),
    /** Encrypted: witnesses are other people, who have no account here. */
    plan: p.text(),
    /** The steps done, and with which copy, encrypted; null before the first. */
    steps: p.text().nullable(),
  },
});
