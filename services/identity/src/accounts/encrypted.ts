import type { EncryptionContext, Vault } from '@plainwill/kit/encryption/vault';

declare const encrypted: unique symbol;
declare const indexed: unique symbol;

/** A text as it is stored, encrypted. Not a string to the compiler, so that it is nowhere taken for what it hides. */
export interface Encrypted {
  readonly [encrypted]: true;
}

/** The blind index of an e-mail address: see `emailIndex`. */
export type EmailIndex = string & { readonly [indexed]: true };

export const encrypt = (vault: Vault, plain: string, place: EncryptionContext) =>
  vault.encrypt(plain, place) as unknown as Encrypted;

/** @throws {DecryptionFailed} */
export const decrypt = (vault: Vault, stored: Encrypted, place: EncryptionContext) =>
  vault.decrypt(String(stored), place);
