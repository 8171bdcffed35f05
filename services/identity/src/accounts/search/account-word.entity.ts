import { defineEntity, p } from '@mikro-orm/core';
import { AccountSchema } from '../account.entity.ts';

/**
 * A beginning of a word of the name or the address of a user, as a blind index. Its key is in the order of the list of
 * users, so that those whom a word finds are read in that order.
 */
export const AccountWordSchema = defineEntity({
  name: 'AccountWord',
  tableName: 'account_words',
  properties: {
    token: p.bigint().primary(),
    /** The time at which the account was created. */
    joinedAt: p.datetime().primary(),
    account: () => p.manyToOne(AccountSchema).primary().index().deleteRule('cascade'),
  },
});
