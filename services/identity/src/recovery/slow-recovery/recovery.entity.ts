import { defineEntity, p } from '@mikro-orm/core';
import { AccountSchema } from '../../accounts/account.entity.ts';

/** A slow recovery of an account: from opening the link until its second steps are removed, or it is stopped. */
export const RecoverySchema = defineEntity({
  name: 'Recovery',
  tableName: 'recoveries',
  properties: {
    id: p.uuid().primary(),
    account: () => p.manyToOne(AccountSchema).deleteRule('cascade').index(),
    begunAt: p.datetime(),
    dueAt: p.datetime().index(),
    /** The last day on which the owner was told, counted from the first. */
    daysTold: p.integer().default(0),
    /** When it was stopped, or done. */
    endedAt: p.datetime().nullable(),
  },
});
