import type { dataExportContract } from '@plainwill/contracts/kit/data-export';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { personOf } from '../../accounts/account.entity.ts';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import { linkEmailOf, submissionOf } from '../../accounts/links/link.entity.ts';
import { partnerNameOf } from '../../accounts/partner/couple-side.entity.ts';
import { invitedOf } from '../../accounts/partner/partner-invitation.entity.ts';
import type { CallContext } from '../../context.ts';
import { decryptGoogleEmail } from '../../credentials/google/google-account.entity.ts';
import { familyOf } from '../../staff/reviewers/reviewer-profile.entity.ts';

interface Table {
  table: string;
  /** The column that names the owner. */
  owner: string;
  /** The columns that are left out because they open, guard or find something. */
  secrets: string[];
  decrypt?: (vault: Vault, row: Row) => object;
}

// biome-ignore lint/suspicious/noExplicitAny: what a row holds is for its table to say
type Row = any;

const tables: Table[] = [
  {
    table: 'accounts',
    owner: 'id',
    secrets: ['password_hash', 'email_key', 'is_indexed', 'webauthn_user_id'],
    decrypt: personOf,
  },
  { table: 'sessions', owner: 'account_id', secrets: ['id_hash'] },
  { table: 'user_roles', owner: 'account_id', secrets: [] },
  { table: 'staff_digests', owner: 'account_id', secrets: [] },
  {
    table: 'reviewer_profiles',
    owner: 'account_id',
    // The number of the colleague who checked it says nothing to its reader.
    secrets: ['checked_by'],
    decrypt: (vault, row) => ({ family: familyOf(vault, row.account_id, row.family) }),
  },
  {
    table: 'google_accounts',
    owner: 'account_id',
    secrets: [],
    decrypt: (vault, row) => ({ email: decryptGoogleEmail(vault, row) }),
  },
  {
    table: 'links',
    owner: 'account_id',
    secrets: ['token_hash', 'password_hash', 'browser_hash', 'email_key'],
    decrypt: (vault, row) => ({ email: linkEmailOf(vault, row), submission: submissionOf(vault, row) }),
  },
  {
    table: 'partner_invitations',
    owner: 'account_id',
    // Nothing tells whether the other one was mailed, or has refused: that is theirs (UK GDPR, Article 15(4)).
    secrets: ['token_hash', 'email_key', 'mailed_at', 'mailed_again_at', 'second_message_id', 'declined_at'],
    decrypt: (vault, row) => ({
      email: invitedOf(vault, 'email', row.id, row.email),
      first_name: invitedOf(vault, 'first_name', row.id, row.first_name),
    }),
  },
  {
    table: 'couple_sides',
    owner: 'account_id',
    secrets: ['partner_account_id'],
    decrypt: (vault, row) => ({ partner_name: partnerNameOf(vault, row.account_id, row.partner_name) }),
  },
  { table: 'notices', owner: 'account_id', secrets: [] },
  { table: 'security_notices', owner: 'account_id', secrets: [] },
  { table: 'passkeys', owner: 'account_id', secrets: ['credential_id', 'public_key', 'counter'] },
  { table: 'authenticators', owner: 'account_id', secrets: ['secret', 'new_secret', 'last_step', 'stray_step'] },
  { table: 'recovery_codes', owner: 'account_id', secrets: ['code_hash'] },
  { table: 'second_step_guesses', owner: 'account_id', secrets: [] },
  // A session or a browser is named as its cookie does.
  { table: 'browser_guesses', owner: 'account_id', secrets: ['browser'] },
  { table: 'recoveries', owner: 'account_id', secrets: [] },
  { table: 'known_devices', owner: 'account_id', secrets: [] },
  { table: 'pending_sign_ins', owner: 'account_id', secrets: ['token_hash', 'password_hash', 'browser'] },
  { table: 'passkey_challenges', owner: 'account_id', secrets: ['challenge_hash', 'bound_to'] },
  // The number of the colleague who asked says nothing to its reader.
  { table: 'step_removals', owner: 'account_id', secrets: ['asked_by'] },
  { table: 'staff_recoveries', owner: 'account_id', secrets: ['asked_by', 'new_email'] },
  { table: 'audit_log', owner: 'subject_account_id', secrets: ['actor_session_key'] },
];

export const dataExport: HandlersOf<typeof dataExportContract, CallContext> = {
  get: ({ ctx }) =>
    ctx.em.transactional(async (em) => {
      const { id } = ctx.account;
      await recordAudit(em, ctx, { action: 'data.export', subject: id });
      const found: Record<string, unknown> = {};
      for (const { table, owner, secrets, decrypt } of tables) {
        // SQL, so that a column added later is in the download without being named here.
        const [row] = await em.execute<{ rows: Row[] }[]>(
          `select coalesce(jsonb_agg(to_jsonb(t) - ?::text[]), '[]') rows from ${table} t where ${owner} = ?`,
          [`{${secrets.join(',')}}`, id],
        );
        found[table] = row?.rows.map((row) => ({ ...row, ...decrypt?.(ctx.vault, row) }));
      }
      return { ...found, audit_log: withoutPlacesOfOthers(found.audit_log as Entry[], id) };
    }),
};

interface Entry {
  actor_account_id: string | null;
  network: string | null;
}

/** Leaves out the place where a member of staff changed the person's roles: it is theirs, and not the person's. */
const withoutPlacesOfOthers = (entries: Entry[], own: string) =>
  entries.map((entry) =>
    entry.actor_account_id && entry.actor_account_id !== own ? { ...entry, network: null } : entry,
  );
