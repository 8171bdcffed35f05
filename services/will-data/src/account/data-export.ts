import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { dataExportContract } from '@plainwill/contracts/kit/data-export';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { factsFile } from '@plainwill/law/facts/facts-file';
import { factsOf } from '@plainwill/law/facts/facts-of';
import type { CallContext } from '../context.ts';
import { decryptColumns } from '../record/encryption/encrypted-fields.ts';
import { testatorRecordOf } from '../record/testator-record/testator-record.ts';

/** They outlast the account, and hold no more of it than its number: what was kept of a request names whoever asked. */
const outlasting = /^(audit_|erased_accounts$|outbox$|review_pause$|key_rotation$|how_made_requests$)/;

/** The same for everybody, whether or not there are any. */
const notInTheFile =
  'Notes between reviewers, and what was told to reviewers alone, are not in this file. You can ask us for them: we check who you are and send them to you ourselves.';

// Whoever looks over a customer’s shoulder must not see in the download that a worry was told (UK GDPR, Article 15(4)).
const rowsGiven: Record<string, string> = {
  review_comments: `kind in ('customer', 'question')`,
  review_answers: `question <> 'help'`,
  review_records: `edition = 'customer'`,
};

/** The columns of such notes: one that is being typed, ticks of a reading, a worry that calls for a second reader, the full record. */
const columnsWithheld: Record<string, readonly string[]> = {
  reviews: ['draft', 'needs_two', 'version'],
  review_holds: ['ticks'],
  release_mails: ['administrator_id'],
  how_made_records: ['disputes', 'name_keys', 'birthday_key'],
};

const without = (table: string) => (columnsWithheld[table] ?? []).map((column) => ` - '${column}'`).join('');

export const dataExport: HandlersOf<typeof dataExportContract, CallContext> = {
  get: async ({ ctx: { em, vault, account, today } }) => {
    // Once more as one record, which the command that makes a will of a file reads.
    const found: Record<string, unknown> = {
      about: notInTheFile,
      facts: factsFile(factsOf(await testatorRecordOf(em, vault, account.id), today)),
    };
    // Every table that belongs to an account, so that a new one is never forgotten; SQL, so that no new column is.
    for (const { tableName } of em.getMetadata().getAll().values()) {
      if (outlasting.test(tableName)) continue;
      const [read] = await em.execute<{ rows: Record<string, unknown>[] }[]>(
        `select coalesce(jsonb_agg(to_jsonb(t)${without(tableName)}), '[]') rows from ${tableName} t
         where account_id = ? and ${rowsGiven[tableName] ?? 'true'}`,
        [account.id],
      );
      const rows: object[] = [];
      for (const row of read?.rows ?? []) {
        rows.push(decryptColumns(vault, tableName, account.id, row));
        // Others' calls come in between.
        await setImmediate();
      }
      found[tableName] = rows;
    }
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
