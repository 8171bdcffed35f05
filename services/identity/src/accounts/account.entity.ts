import { defineEntity, p } from '@mikro-orm/core';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { foldedSql } from '../users/folded-sql.ts';

export const AccountSchema = defineEntity({
  name: 'Account',
  tableName: 'accounts',
  // Each order in which staff list accounts (`emailKey` has its own), and what they search in.
  indexes: [
    { name: 'accounts_by_joining', properties: ['createdAt', 'id'], where: { emailConfirmedAt: { $ne: null } } },
    { name: 'accounts_by_name', properties: ['sortName', 'id'], where: { emailConfirmedAt: { $ne: null } } },
    {
      name: 'accounts_by_any_part',
      expression: 'create index "accounts_by_any_part" on "accounts" using gin ("search_text" gin_trgm_ops)',
    },
  ],
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
    /**
     * Not indexed, so that a day of use is written to no index; it is sought once an hour. The version before adds
     * accounts without it.
     */
    lastUsedOn: p.date().defaultRaw('current_date'),
    /** The day on which it is deleted unless it is used before; its owner has been told. */
    inactiveDeletionOn: p.date().nullable(),
    /** What staff search in, folded. */
    searchText: p
      .text()
      .generated(`(${foldedSql(`email || ' ' || coalesce(name, '')`)}) stored`)
      .lazy(),
    /** The name, folded, as staff sort by it: by bytes, and those without one after all others. */
    sortName: p
      .text()
      .collation('C')
      .generated(`(coalesce(${foldedSql('name')}, chr(1114111))) stored`)
      .lazy(),
  },
});
