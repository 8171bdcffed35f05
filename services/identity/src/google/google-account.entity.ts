import { defineEntity, p } from '@mikro-orm/core';
import { AccountSchema } from '../accounts/account.entity.ts';
import type { Encrypted } from '../encryption/encrypted.ts';

/** Keyed by Google's own name for the person: an address may change hands. */
export const GoogleAccountSchema = defineEntity({
  name: 'GoogleAccount',
  tableName: 'google_accounts',
  properties: {
    subject: p.string().length(255).primary(),
    account: () => p.oneToOne(AccountSchema).deleteRule('cascade').unique(),
    /** As Google named it when it was connected; shown to its owner. Encrypted: see google-encryption.ts. */
    email: p.text().$type<Encrypted>(),
    connectedAt: p.datetime(),
  },
});
