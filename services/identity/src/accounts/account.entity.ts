import { defineEntity, p } from '@mikro-orm/core';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { EmailIndex, Encrypted } from '../encryption/encrypted.ts';

export const AccountSchema = defineEntity({
  name: 'Account',
  tableName: 'accounts',
  // The first tells who has joined, the second who has changed since the directory of users was read.
  indexes: [
    { name: 'accounts_by_joining', properties: ['createdAt', 'id'], where: { emailConfirmedAt: { $ne: null } } },
    { name: 'accounts_by_change', properties: ['changedIn', 'id'] },
  ],
  triggers: [
    {
      name: 'accounts_note_change',
      timing: 'before',
      events: ['update'],
      forEach: 'row',
      body: `if (new.email, new.name, new.email_confirmed_at) is distinct from (old.email, old.name, old.email_confirmed_at) then new.changed_in = pg_current_xact_id()::text::bigint; end if; return new`,
    },
  ],
  properties: {
    id: p.uuid().$type<AccountId>().primary(),
    /** Encrypted, as is the name: see account-encryption.ts. */
    email: p.text().$type<Encrypted>(),
    /** What the address is found by: see `emailIndex`. */
    emailKey: p.string().length(254).$type<EmailIndex>().unique(),
    name: p.text().$type<Encrypted>().nullable(),
    /** Null until the owner of the address has opened the link, and for who signs in with Google alone. */
    passwordHash: p.string().length(200).nullable(),
    emailConfirmedAt: p.datetime().nullable(),
    /** When the account will be removed, if its owner has asked for that. */
    deletionAt: p.datetime().nullable().index(),
    /** Since when nobody can sign in, if an administrator has disabled it. */
    disabledAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    /**
     * Not indexed, so that a day of use is written to no index; it is sought once an hour. The version before adds
     * accounts without it.
     */
    lastUsedOn: p.date().defaultRaw('current_date'),
    /** The day on which it is deleted unless it is used before; its owner has been told. */
    inactiveDeletionOn: p.date().nullable(),
    /** The transaction that last changed what staff list: a trigger writes it. */
    changedIn: p.bigint().defaultRaw('((pg_current_xact_id())::text)::bigint').lazy(),
  },
});
