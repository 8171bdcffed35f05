import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { decrypt, type EmailIndex, type Encrypted, encrypt } from '../encryption/encrypted.ts';

const placeOf = (column: 'email' | 'name', owner: AccountId) => ({ table: 'accounts', column, owner });

export const encryptEmail = (vault: Vault, id: AccountId, email: string) => encrypt(vault, email, placeOf('email', id));

export const encryptName = (vault: Vault, id: AccountId, name: string | null) =>
  name === null ? null : encrypt(vault, name, placeOf('name', id));

/** @throws {SealBroken}, as does `nameOf` */
export const emailOf = (vault: Vault, { id, email }: { id: AccountId; email: Encrypted }) =>
  decrypt(vault, email, placeOf('email', id));

export const nameOf = (vault: Vault, { id, name }: { id: AccountId; name?: Encrypted | null }) =>
  name ? decrypt(vault, name, placeOf('name', id)) : null;

/** Two addresses are the same account's if their keys are equal. Plus-tags are kept: they are part of the address. */
export const emailKey = (email: string) => email.normalize('NFC').trim().toLowerCase();

/** What an address is found by without being decrypted, as it is written. */
export const emailIndex = (vault: Vault, email: string) => emailIndexes(vault, email)[0] as EmailIndex;

/** What an address may be found by: while a key is being changed, each key has a blind index of its own. */
export const emailIndexes = (vault: Vault, email: string) =>
  vault.marks([emailKey(email)], { table: 'accounts', column: 'email' }).flat() as EmailIndex[];

/** How the owner of an account is called. */
export const personOf = (vault: Vault, account: { id: AccountId; email: Encrypted; name?: Encrypted | null }) => ({
  email: emailOf(vault, account),
  name: nameOf(vault, account),
});
