import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId, AuditEntryId } from '@plainwill/contracts/shared/ids';
import { type accessContract, accessPageSize } from '@plainwill/contracts/will-data/access';
import type { CallContext } from '../context.ts';

interface Row {
  id: AuditEntryId;
  at: string;
  actor_account_id: AccountId;
  action: string;
  fields: string[];
}

export const access: HandlersOf<typeof accessContract, CallContext> = {
  list: async ({ ctx: { em, account }, input: { cursor } }) => {
    // SQL, for a page begins after an entry by its time and id together.
    const rows = await em.execute<Row[]>(
      `select id, at, actor_account_id, action, fields from audit_log
       where subject_account_id = ? and actor_account_id <> subject_account_id and outcome = 'done'
         ${cursor ? 'and (at, id) < (select at, id from audit_log where id = ? and subject_account_id = ?)' : ''}
       order by at desc, id desc limit ?`,
      [account.id, ...(cursor ? [cursor, account.id] : []), accessPageSize + 1],
    );
    const page = rows.slice(0, accessPageSize);
    return {
      entries: page.map((row) => ({
        id: row.id,
        at: new Date(row.at).toISOString(),
        staffId: row.actor_account_id,
        action: row.action,
        fields: row.fields,
      })),
      next: rows.length > accessPageSize ? (page.at(-1)?.id ?? null) : null,
    };
  },
};
