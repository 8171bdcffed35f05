import { defineEntity, p } from '@mikro-orm/core';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { AccountSchema } from '../../accounts/account.entity.ts';
import { decrypt, type Encrypted, encrypt } from '../../accounts/encrypted.ts';

/** Keyed by Google's own name for the person: an address may change hands. */
export const GoogleAccountSchema = defineEntity({
  name: 'GoogleAccount',
  tableName: 'google_accounts',
  properties: {
    subject: p.string().length(255).primary(),
    account: () => p.oneToOne(AccountSchema).deleteRule('cascade').unique(),
    /** The address as Google named it when it was connected; shown to its owner. Encrypted. */
    email: p.text().$type<Encrypted>(),
    connectedAt: p.datetime(),
    /** The time at which it last opened a session. */
    usedAt: p.datetime().nullable(),
  },
});

const placeOf = (subject: string) => ({ table: 'google_accounts', column: 'email', owner: subject });

export const encryptGoogleEmail = (vault: Vault, subject: string, email: string) =>
  encrypt(vault, email, placeOf(subject));

/** @throws {DecryptionFailed} */
export const decryptGoogleEmail = (vault: Vault, { subject, email }: { subject: string; email: Encrypted }) =>
  decrypt(vault, email, placeOf(subject));
