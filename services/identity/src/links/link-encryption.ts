import type { Vault } from '@plainwill/kit/encryption/vault';
import { decrypt, type Encrypted, encrypt } from '../encryption/encrypted.ts';

const placeOf = (id: string) => ({ table: 'links', column: 'email', owner: id });

export const encryptLinkEmail = (vault: Vault, id: string, email: string) => encrypt(vault, email, placeOf(id));

/** @throws {SealBroken} */
export const linkEmailOf = (vault: Vault, { id, email }: { id: string; email: Encrypted }) =>
  decrypt(vault, email, placeOf(id));
