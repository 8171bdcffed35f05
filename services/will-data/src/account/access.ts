import type { AuditAction } from '@plainwill/contracts/kit/audit-vocabulary';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { type accessContract, accessPageSize } from '@plainwill/contracts/will-data/access';
import { AuditEntrySchema } from '@plainwill/kit/audit/audit.entity';
import { readFields } from '@plainwill/kit/audit/audit-change';
import type { CallContext } from '../context.ts';

/** People whom the owner trusts do these, and not staff. */
const byTrusted: AuditAction[] = ['release.ask', 'release.second'];

export const access: HandlersOf<typeof accessContract, CallContext> = {
  list: async ({ ctx: { em, account }, input: { cursor } }) => {
    const found = em
      .createQueryBuilder(AuditEntrySchema, 'e')
      .where({
        subjectAccountId: account.id,
        actorAccountId: { $ne: account.id },
        outcome: 'done',
        action: { $nin: byTrusted },
      })
      .orderBy({ at: 'desc', id: 'desc' })
      .limit(accessPageSize + 1);
    if (cursor) {
      found.andWhere('(e.at, e.id) < (select at, id from audit_log where id = ? and subject_account_id = ?)', [
        cursor,
        account.id,
      ]);
    }
    const entries = await found.getResult();
    const page = entries.slice(0, accessPageSize);
    return {
      entries: page.map(({ id, at, actorAccountId, action, fields }) => ({
        id,
        at: at.toISOString(),
        staffId: actorAccountId as AccountId,
        action,
        fields: readFields(fields).fields,
      })),
      next: entries.length > accessPageSize ? (page.at(-1)?.id ?? null) : null,
    };
  },
};
