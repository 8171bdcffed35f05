import { defineEntity, p } from '@mikro-orm/core';
import { ownerKey } from '../testator/testator.entity.ts';

/** That an account has still to take the name in its personal details: an outbox, which identity empties. */
export const ChangedNameSchema = defineEntity({
  name: 'ChangedName',
  tableName: 'changed_names',
  properties: {
    accountId: ownerKey,
    /** Of the personal details. */
    version: p.integer(),
    changedAt: p.datetime().index(),
  },
});
