import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { EncryptedTable, StoredRow } from '@plainwill/kit/encryption/rotate-keys';
import type { Vault } from '@plainwill/kit/encryption/vault';
import {
  decryptFormerEmail,
  emailIndex,
  emailOf,
  encryptEmail,
  encryptFormerEmail,
  encryptName,
  nameOf,
} from './accounts/account.entity.ts';
import type { Encrypted } from './accounts/encrypted.ts';
import { encryptLinkEmail, encryptSubmission, linkEmailOf, submissionOf } from './accounts/links/link.entity.ts';
import { encryptInvitedEmail, invitedEmailOf } from './accounts/mail/invitation.entity.ts';
import { encryptPartnerName, partnerNameOf } from './accounts/partner/couple-side.entity.ts';
import { encryptInvited, invitedOf } from './accounts/partner/partner-invitation.entity.ts';
import { decryptGoogleEmail, encryptGoogleEmail } from './credentials/google/google-account.entity.ts';
import { encryptSecret, secretOf } from './credentials/second-steps/authenticator.entity.ts';
import { encryptNewEmail, newEmailOf } from './recovery/staff-recoveries/staff-recovery.entity.ts';
import { encryptFamily, familyOf } from './staff/reviewers/reviewer-profile.entity.ts';

// No encrypted value holds an @, and every address does.
const isPlainEmail = (email: unknown) => String(email).includes('@');

const stored = (value: string | null | undefined) => value as unknown as Encrypted;
const text = (value: Encrypted | null) => value as unknown as string | null;

/**
 * Lists the columns that the service encrypts, for `rotateKeys`. The version before stored names and addresses in plain
 * text. Accounts whose tokens an earlier key made are indexed again afterwards.
 */
export const encryptedTables = (vault: Vault): EncryptedTable[] => [
  {
    table: 'accounts',
    columns: ['email', 'name', 'former_email'],
    derived: ['email_key', 'is_indexed'],
    encrypt(row, column): StoredRow {
      const account = { id: row.id as AccountId, email: stored(row.email), name: stored(row.name) };
      if (column === 'former_email') {
        const former = decryptFormerEmail(vault, account.id, stored(row.former_email));
        return { former_email: text(encryptFormerEmail(vault, account.id, former)) };
      }
      if (column === 'name') {
        const isPlain = isPlainEmail(row.email) || !row.name?.startsWith('v1|');
        const name = isPlain ? String(row.name) : nameOf(vault, account);
        return { name: text(encryptName(vault, account.id, name)), is_indexed: 'false' };
      }
      const email = isPlainEmail(row.email) ? String(row.email) : emailOf(vault, account);
      return {
        email: text(encryptEmail(vault, account.id, email)),
        email_key: emailIndex(vault, email),
        is_indexed: 'false',
      };
    },
  },
  {
    table: 'links',
    columns: ['email', 'submission'],
    derived: ['email_key'],
    encrypt(row, column): StoredRow {
      const link = { id: String(row.id), email: stored(row.email), submission: stored(row.submission) };
      if (column === 'submission')
        return { submission: text(encryptSubmission(vault, link.id, submissionOf(vault, link))) };
      const email = isPlainEmail(row.email) ? String(row.email) : linkEmailOf(vault, link);
      return { email: text(encryptLinkEmail(vault, link.id, email)), email_key: emailIndex(vault, email) };
    },
  },
  {
    table: 'google_accounts',
    columns: ['email'],
    encrypt(row) {
      const google = { subject: String(row.subject), email: stored(row.email) };
      const email = isPlainEmail(row.email) ? String(row.email) : decryptGoogleEmail(vault, google);
      return { email: text(encryptGoogleEmail(vault, google.subject, email)) };
    },
  },
  {
    table: 'authenticators',
    columns: ['secret', 'new_secret'],
    encrypt(row, column): StoredRow {
      const owner = row.account_id as AccountId;
      const name = column === 'secret' ? 'secret' : 'new_secret';
      return { [name]: text(encryptSecret(vault, owner, name, secretOf(vault, owner, name, stored(row[name])))) };
    },
  },
  {
    table: 'staff_recoveries',
    columns: ['new_email'],
    encrypt(row) {
      const owner = row.account_id as AccountId;
      return { new_email: text(encryptNewEmail(vault, owner, newEmailOf(vault, owner, stored(row.new_email)))) };
    },
  },
  {
    table: 'invitations',
    columns: ['email'],
    derived: ['email_key'],
    encrypt(row): StoredRow {
      const invitation = { id: String(row.id), email: stored(row.email) };
      const email = invitedEmailOf(vault, invitation);
      return { email: text(encryptInvitedEmail(vault, invitation.id, email)), email_key: emailIndex(vault, email) };
    },
  },
  {
    table: 'partner_invitations',
    columns: ['email', 'first_name'],
    derived: ['email_key'],
    encrypt(row, column): StoredRow {
      const id = String(row.id);
      const name = column === 'email' ? 'email' : 'first_name';
      const plain = invitedOf(vault, name, id, stored(row[name]));
      const rotated = { [name]: text(encryptInvited(vault, name, id, plain)) };
      return name === 'email' ? { ...rotated, email_key: emailIndex(vault, plain) } : rotated;
    },
  },
  {
    table: 'couple_sides',
    columns: ['partner_name'],
    encrypt(row) {
      const owner = row.account_id as AccountId;
      return {
        partner_name: text(encryptPartnerName(vault, owner, partnerNameOf(vault, owner, stored(row.partner_name)))),
      };
    },
  },
  {
    table: 'reviewer_profiles',
    columns: ['family'],
    encrypt(row) {
      const owner = row.account_id as AccountId;
      const family = familyOf(vault, owner, row.family ? stored(row.family) : null);
      return { family: text(encryptFamily(vault, owner, family)) };
    },
  },
];
