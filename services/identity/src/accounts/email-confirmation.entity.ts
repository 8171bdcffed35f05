import { defineEntity, p } from '@mikro-orm/core';
import { AccountSchema } from './account.entity.ts';

/**
 * A sign-up that waits for the owner of the address. It holds the password chosen with it, so that opening one's own
 * link never confirms somebody else's password.
 */
export const EmailConfirmationSchema = defineEntity({
  name: 'EmailConfirmation',
  tableName: 'email_confirmations',
  properties: {
    id: p.uuid().primary(),
    account: () => p.manyToOne(AccountSchema).deleteRule('cascade').index(),
    email: p.string().length(254),
    passwordHash: p.string().length(200),
    tokenHash: p.string().length(64).unique(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
  },
});
