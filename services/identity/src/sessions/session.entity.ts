import { defineEntity, p } from '@mikro-orm/core';
import { AccountSchema } from '../accounts/account.entity.ts';

export const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    /** SHA-256 of the cookie's value, so that a copy of the database opens no session. */
    idHash: p.string().length(64).primary(),
    account: () => p.manyToOne(AccountSchema).deleteRule('cascade').index(),
    createdAt: p.datetime(),
    expiresAt: p.datetime().index(),
  },
});
