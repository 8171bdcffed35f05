import { defineEntity, p } from '@mikro-orm/core';
import type { Submission } from '@plainwill/contracts/notifications/questionnaire';
import { quotedList } from '@plainwill/kit/database/quoted-list';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { AccountSchema } from '../account.entity.ts';
import { decrypt, type EmailIndex, type Encrypted, encrypt } from '../encrypted.ts';

const linkPurposes = [
  'confirm-email',
  'reset-password',
  'confirm-new-email',
  'undo-email-change',
  'begin-recovery',
  'secure-account',
] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** A link in a mail: what it does, once, for whom, and until when. */
export const LinkSchema = defineEntity({
  name: 'Link',
  tableName: 'links',
  indexes: [{ properties: ['emailKey', 'purpose'] }],
  checks: [
    {
      name: 'links_purpose',
      expression: `purpose in (${quotedList(linkPurposes)})`,
    },
  ],
  properties: {
    id: p.uuid().primary(),
    /** Null if the address has no such account: written all the same, so that asking tells a stranger nothing. */
    account: () => p.manyToOne(AccountSchema).deleteRule('cascade').nullable().index(),
    purpose: p.string().length(20).$type<LinkPurpose>(),
    /** Where the mail goes, and so the address that opening the link proves; encrypted, see link-encryption.ts. */
    email: p.text().$type<Encrypted>(),
    emailKey: p.string().length(254).$type<EmailIndex>(),
    /**
     * The password chosen at a sign-up that waits for the owner of the address: kept here, so that opening one's own
     * link never confirms somebody else's password.
     */
    passwordHash: p.string().length(200).nullable(),
    /** The secret of the browser in which that was chosen: in another one it is chosen again. */
    browserHash: p.string().length(64).nullable(),
    /** The questionnaire that the sign-up carried, encrypted: it goes to whoever confirms it with that password. */
    submission: p.text().$type<Encrypted>().nullable(),
    tokenHash: p.string().length(64).unique(),
    /** Not asked for by a stranger, so the share of mails that anybody may ask for neither counts nor ends it. */
    isPromised: p.boolean().default(false),
    createdAt: p.datetime(),
    expiresAt: p.datetime().index(),
  },
});

const placeOf = (column: 'email' | 'submission', id: string) => ({ table: 'links', column, owner: id });

export const encryptLinkEmail = (vault: Vault, id: string, email: string) =>
  encrypt(vault, email, placeOf('email', id));

/** @throws {DecryptionFailed} */
export const linkEmailOf = (vault: Vault, { id, email }: { id: string; email: Encrypted }) =>
  decrypt(vault, email, placeOf('email', id));

export const encryptSubmission = (vault: Vault, id: string, submission: Submission | null) =>
  submission && encrypt(vault, JSON.stringify(submission), placeOf('submission', id));

/** @throws {DecryptionFailed} */
export const submissionOf = (vault: Vault, row: { id: string; submission?: Encrypted | null }): Submission | null =>
  row.submission ? JSON.parse(decrypt(vault, row.submission, placeOf('submission', row.id))) : null;
