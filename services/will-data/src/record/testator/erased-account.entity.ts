import { defineEntity, p } from '@mikro-orm/core';
import type { AccountId } from '@plainwill/contracts/shared/ids';

/** That an account was erased, so that no call that was under way brings it back. A number, and nothing of the person. */
export const ErasedAccountSchema = defineEntity({
  name: 'ErasedAccount',
  tableName: 'erased_accounts',
  properties: {
    accountId: p.uuid().$type<AccountId>().primary(),
    erasedAt: p.datetime(),
  },
});
