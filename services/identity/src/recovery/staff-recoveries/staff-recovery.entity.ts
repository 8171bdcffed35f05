import { defineEntity, p } from '@mikro-orm/core';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { AccountSchema } from '../../accounts/account.entity.ts';
import { decrypt, type Encrypted, encrypt } from '../../accounts/encrypted.ts';

/** An administrator asks to give an account another address; once another has agreed, the days run. */
export const StaffRecoverySchema = defineEntity({
  name: 'StaffRecovery',
  tableName: 'staff_recoveries',
  properties: {
    account: () => p.oneToOne(AccountSchema).deleteRule('cascade').primary(),
    /** Encrypted. */
    newEmail: p.text().$type<Encrypted>(),
    askedBy: p.uuid().$type<AccountId>(),
    reason: p.string().length(500),
    askedAt: p.datetime(),
    agreedAt: p.datetime().nullable(),
    dueAt: p.datetime().nullable(),
    /** The last day on which the owner was told, counted from the first. */
    daysTold: p.integer().default(0),
  },
});

const placeOf = (owner: AccountId) => ({ table: 'staff_recoveries', column: 'new_email', owner });

export const encryptNewEmail = (vault: Vault, owner: AccountId, email: string) => encrypt(vault, email, placeOf(owner));

/** @throws {DecryptionFailed} */
export const newEmailOf = (vault: Vault, owner: AccountId, email: Encrypted) => decrypt(vault, email, placeOf(owner));
