import type { Vault } from '@plainwill/kit/encryption/vault';
import { decrypt, type Encrypted, encrypt } from '../encryption/encrypted.ts';

const placeOf = (subject: string) => ({ table: 'google_accounts', column: 'email', owner: subject });

export const encryptGoogleEmail = (vault: Vault, subject: string, email: string) =>
  encrypt(vault, email, placeOf(subject));

/** @throws {SealBroken} */
export const decryptGoogleEmail = (vault: Vault, { subject, email }: { subject: string; email: Encrypted }) =>
  decrypt(vault, email, placeOf(subject));
