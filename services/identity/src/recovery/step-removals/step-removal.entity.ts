import { defineEntity, p } from '@mikro-orm/core';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { AccountSchema } from '../../accounts/account.entity.ts';

/** An administrator asks to remove a colleague's second steps; another one must agree. */
export const StepRemovalSchema = defineEntity({
  name: 'StepRemoval',
  tableName: 'step_removals',
  properties: {
    account: () => p.oneToOne(AccountSchema).deleteRule('cascade').primary(),
    askedBy: p.uuid().$type<AccountId>(),
    reason: p.string().length(500),
    askedAt: p.datetime(),
  },
});
