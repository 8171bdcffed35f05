import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { decrypt, type EmailIndex, type Encrypted, encrypt } from './encrypted.ts';

export const AccountSchema = defineEntity({
  name: 'Account',
  tableName: 'accounts',
  // The first is the order of the list of users; by the second those are found whom staff cannot search for yet; by the
  // others the clock finds whom nobody confirmed, who was not here for long, and whose day has come.
  indexes: [
    { name: 'accounts_by_joining', properties: ['createdAt', 'id'], where: { emailConfirmedAt: { $ne: null } } },
    {
      name: 'accounts_not_indexed',
      properties: ['id'],
      where: { isIndexed: false, emailConfirmedAt: { $ne: null } },
    },
    { name: 'accounts_unconfirmed', properties: ['createdAt'], where: { emailConfirmedAt: null } },
    { name: 'accounts_by_use', properties: ['lastUsedOn', 'id'], where: { inactiveDeletionOn: null } },
    { name: 'accounts_inactive', properties: ['inactiveDeletionOn'], where: { inactiveDeletionOn: { $ne: null } } },
  ],
  properties: {
    id: p.uuid().$type<AccountId>().primary(),
    /** Encrypted, as is the name. */
    email: p.text().$type<Encrypted>(),
    /** The address is found by it: see `emailIndex`. */
    emailKey: p.string().length(254).$type<EmailIndex>().unique(),
    name: p.text().$type<Encrypted>().nullable(),
    /** Null until the owner of the address has opened the link, and for who signs in with Google alone. */
    passwordHash: p.string().length(200).nullable(),
    /** The time at which it last opened a session. */
    passwordUsedAt: p.datetime().nullable(),
    /** A second step is asked for after the password or Google. */
    asksSecondStep: p.boolean().default(false),
    /** The WebAuthn user handle: 32 random bytes in base64url, which say nothing about the account. */
    webauthnUserId: p.string().length(43).nullable().unique(),
    /** Sensitive changes are refused until then, after a recovery. */
    frozenUntil: p.datetime().nullable(),
    /** The will is neither shown nor changed until then, after a recovery by staff. */
    willHiddenUntil: p.datetime().nullable(),
    emailConfirmedAt: p.datetime().nullable(),
    /** Encrypted: the address before it was last changed, which is told of a release too; null once it is forgotten. */
    formerEmail: p.text().$type<Encrypted>().nullable(),
    emailChangedAt: p.datetime().nullable(),
    /** The time at which the account will be removed, if its owner has asked for that. */
    deletionAt: p.datetime().nullable().index(),
    /** Nobody can sign in from then on, if an administrator has disabled it. */
    disabledAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    /** The version before adds accounts without it. */
    lastUsedOn: p.date().defaultRaw('current_date'),
    /** The day on which it is deleted unless it is used before; its owner has been told. */
    inactiveDeletionOn: p.date().nullable(),
    /** The name and the address as they are now have their rows in `account_words`. */
    isIndexed: p.boolean().default(false),
  },
});

const placeOf = (column: 'email' | 'name' | 'former_email', owner: AccountId) => ({ table: 'accounts', column, owner });

export const encryptEmail = (vault: Vault, id: AccountId, email: string) => encrypt(vault, email, placeOf('email', id));

export const encryptName = (vault: Vault, id: AccountId, name: string | null) =>
  name === null ? null : encrypt(vault, name, placeOf('name', id));

export const encryptFormerEmail = (vault: Vault, id: AccountId, email: string) =>
  encrypt(vault, email, placeOf('former_email', id));

/** @throws {DecryptionFailed} */
export const decryptFormerEmail = (vault: Vault, id: AccountId, stored: Encrypted) =>
  decrypt(vault, stored, placeOf('former_email', id));

/** @throws {DecryptionFailed}, as does `nameOf` */
export const emailOf = (vault: Vault, { id, email }: { id: AccountId; email: Encrypted }) =>
  decrypt(vault, email, placeOf('email', id));

export const nameOf = (vault: Vault, { id, name }: { id: AccountId; name?: Encrypted | null }) =>
  name ? decrypt(vault, name, placeOf('name', id)) : null;

/** A greeting takes letters alone, so that no name reads as an address or an instruction. */
export const firstNameIn = (name: string | null): string | null =>
  /^[\p{L}\p{M}’'-]{1,40}(?=\s|$)/u.exec(name?.trim() ?? '')?.[0] ?? null;

/** A name that a mail may give to a stranger: letters, spaces, hyphens and apostrophes. */
export const nameForStrangers = (name: string | null): string | null =>
  /^[\p{L}\p{M}’' -]{1,40}$/u.exec(name?.trim() ?? '')?.[0] ?? null;

/** Two addresses are the same account's if their keys are equal. Plus-tags stay: they are part of the address. */
export const emailKey = (email: string) => email.normalize('NFC').trim().toLowerCase();

/** `h…@example.com`: its owner knows it, and nobody learns it. */
export const shortenedEmail = (email: string) => email.replace(/^(.).*@/u, '$1…@');

/** The blind index that finds an address without its being decrypted, as it is written. */
export const emailIndex = (vault: Vault, email: string) => emailIndexes(vault, email)[0] as EmailIndex;

/** The blind indexes that may find an address: while a key is being changed, each key has its own. */
export const emailIndexes = (vault: Vault, email: string) =>
  vault.blindIndexes([emailKey(email)], { table: 'accounts', column: 'email' }).flat() as EmailIndex[];

/** Locks an account until the transaction ends. SQL, for the ORM has no lock that lets others refer to the account meanwhile. */
export const lockAccount = (em: EntityManager, id: AccountId) =>
  em.execute('select 1 from accounts where id = ? for no key update', [id]);

/** The name and the address of the owner of an account. */
export const personOf = (vault: Vault, account: { id: AccountId; email: Encrypted; name?: Encrypted | null }) => ({
  email: emailOf(vault, account),
  name: nameOf(vault, account),
});
