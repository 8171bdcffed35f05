import { defineEntity, p } from '@mikro-orm/core';
import type { AccountId } from '@plainwill/contracts/shared/ids';

export const AccountSchema = defineEntity({
  name: 'Account',
  tableName: 'accounts',
  properties: {
    id: p.uuid().$type<AccountId>().primary(),
    email: p.string().length(254),
    /** The address as it is compared: see `emailKey`. */
    emailKey: p.string().length(254).unique(),
    name: p.string().length(200).nullable(),
    /** Null until the owner of the address has opened the link, and for who signs in with Google alone. */
    passwordHash: p.string().length(200).nullable(),
    emailConfirmedAt: p.datetime().nullable(),
    /** When the account will be removed, if its owner has asked for that. */
    deletionAt: p.datetime().nullable().index(),
    createdAt: p.datetime(),
  },
});
