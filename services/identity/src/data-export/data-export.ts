import type { dataExportContract } from '@plainwill/contracts/kit/data-export';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { recordAudit } from '../audit/record-audit.ts';
import type { CallContext } from '../context.ts';

/** By table: which column names the owner, and what is left out because it opens or guards something. */
const tables = [
  { table: 'accounts', owner: 'id', secrets: ['password_hash'] },
  { table: 'sessions', owner: 'account_id', secrets: ['id_hash'] },
  { table: 'user_roles', owner: 'account_id', secrets: [] },
  { table: 'google_accounts', owner: 'account_id', secrets: [] },
  { table: 'links', owner: 'account_id', secrets: ['token_hash', 'password_hash', 'browser_hash'] },
  { table: 'notices', owner: 'account_id', secrets: [] },
  { table: 'audit_log', owner: 'subject_account_id', secrets: ['actor_session_key'] },
];

export const dataExport: HandlersOf<typeof dataExportContract, CallContext> = {
  get: ({ ctx }) =>
    ctx.em.transactional(async (em) => {
      const { id } = ctx.account;
      await recordAudit(em, ctx, { action: 'data.export', subject: id });
      const found: Record<string, unknown> = {};
      for (const { table, owner, secrets } of tables) {
        const [row] = await em.execute<{ rows: unknown }[]>(
          `select coalesce(jsonb_agg(to_jsonb(t) - ?::text[]), '[]') rows from ${table} t where ${owner} = ?`,
          [`{${secrets.join(',')}}`, id],
        );
        found[table] = row?.rows;
      }
      return { ...found, audit_log: withoutPlacesOfOthers(found.audit_log as Entry[], id) };
    }),
};

interface Entry {
  actor_account_id: string | null;
  network: string | null;
}

/** Where a member of staff was when they changed the person's roles is none of this one's business. */
const withoutPlacesOfOthers = (entries: Entry[], own: string) =>
  entries.map((entry) =>
    entry.actor_account_id && entry.actor_account_id !== own ? { ...entry, network: null } : entry,
  );
