import type { EntityManager } from '@mikro-orm/postgresql';
import type { dataExportContract } from '@plainwill/contracts/kit/data-export';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { CallContext } from '../context.ts';
import { decryptColumns } from '../encryption/encrypted-fields.ts';
import { testatorRecordOf } from '../testator-record/testator-record.ts';
import { factsOf } from '../will/facts/facts-of.ts';

/** They outlast the account and hold no more of it than its number, or belong to no account. */
const outlasting = /^(audit_|erased_accounts$|outbox$|review_pause$)/;

/** What is between reviewers, by table; the record that an account may download has the rest of what was kept. */
const left: Readonly<Record<string, string>> = {
  review_comments: `and kind not in ('internal', 'safety')`,
  review_records: `and edition = 'customer'`,
};
/** Columns likewise. */
const leftColumns: Readonly<Record<string, string>> = {
  reviews: ` - 'draft' - 'needs_two' - 'version'`,
  review_holds: ` - 'ticks'`,
};

const onRequest =
  'Notes that people who check wills write for one another are not in this file. Ask us for them: we send them once we know it is you.';

export const dataExport: HandlersOf<typeof dataExportContract, CallContext> = {
  get: async ({ ctx: { em, vault, account, today } }) => {
    // Once more as one record, which the command that makes a will of a file reads.
    const found: Record<string, unknown> = { facts: factsOf(await testatorRecordOf(em, vault, account.id), today) };
    // Every table that belongs to an account, so that a new one is never forgotten; SQL, so that no new column is.
    for (const { tableName } of em.getMetadata().getAll().values()) {
      if (outlasting.test(tableName)) continue;
      const [read] = await em.execute<{ rows: Record<string, unknown>[] }[]>(
        `select coalesce(jsonb_agg(to_jsonb(t)${leftColumns[tableName] ?? ''}), '[]') rows from ${tableName} t
         where account_id = ? ${left[tableName] ?? ''}`,
        [account.id],
      );
      found[tableName] = read?.rows.map((row) => decryptColumns(vault, tableName, account.id, row));
    }
    found.notes_on_request = onRequest;
    found.audit_log = await doneByOthers(em, account.id);
    return found;
  },
};

/** The audit log likewise; where whoever did it was is none of this person's business. */
async function doneByOthers(em: EntityManager, accountId: AccountId) {
  const [read] = await em.execute<{ rows: unknown[] }[]>(
    `select coalesce(jsonb_agg(to_jsonb(t) - 'actor_session_key' - 'network'), '[]') rows from audit_log t
     where subject_account_id = ?`,
    [accountId],
  );
  return read?.rows;
}
