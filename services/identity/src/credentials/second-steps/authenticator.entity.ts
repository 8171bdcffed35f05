import { defineEntity, p } from '@mikro-orm/core';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { AccountSchema } from '../../accounts/account.entity.ts';
import { decrypt, type Encrypted, encrypt } from '../../accounts/encrypted.ts';
import { notifiesSessionChanges } from '../../accounts/sessions/session.entity.ts';

/** An authenticator app of an account, and the one that is being set up in its place. */
export const AuthenticatorSchema = defineEntity({
  name: 'Authenticator',
  tableName: 'authenticators',
  triggers: [notifiesSessionChanges('authenticators_tell', ['insert', 'update', 'delete'])],
  properties: {
    account: () => p.oneToOne(AccountSchema).deleteRule('cascade').primary(),
    /** In base 32; encrypted. Null until the first code has been right. */
    secret: p.text().$type<Encrypted>().nullable(),
    /** The time step of the last code that was taken: none is taken twice. */
    lastStep: p.bigint('number').default(0),
    /** The step that the last wrong code was right for, and how far off that was. */
    strayStep: p.bigint('number').nullable(),
    strayBy: p.integer().nullable(),
    createdAt: p.datetime().nullable(),
    lastUsedAt: p.datetime().nullable(),
    newSecret: p.text().$type<Encrypted>().nullable(),
    newSecretUntil: p.datetime().nullable(),
  },
});

type SecretColumn = 'secret' | 'new_secret';
const placeOf = (owner: AccountId, column: SecretColumn) => ({ table: 'authenticators', column, owner });

export const encryptSecret = (vault: Vault, owner: AccountId, column: SecretColumn, secret: string) =>
  encrypt(vault, secret, placeOf(owner, column));

/** @throws {DecryptionFailed} */
export const secretOf = (vault: Vault, owner: AccountId, column: SecretColumn, stored: Encrypted) =>
  decrypt(vault, stored, placeOf(owner, column));
