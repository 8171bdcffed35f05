import type { EntityManager } from '@mikro-orm/postgresql';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import type { NewAuditEntry } from '@plainwill/kit/audit/record-audit';
import { Refusal } from '@plainwill/kit/refusal';
import { recordAudit } from '../audit/record-audit.ts';
import type { CallContext } from '../context.ts';
import { isAdministrator, lockRoles } from './last-administrator.ts';

/**
 * Changes who may do what, one change at a time, by who is an administrator still. A refusal is written down, too; that
 * it was done is for the change itself to write.
 */
export async function asAdministrator<Result>(
  ctx: CallContext & { account: CallingAccount },
  attempt: NewAuditEntry,
  change: (em: EntityManager) => Promise<Result>,
): Promise<Result> {
  try {
    return await ctx.em.transactional(async (em) => {
      await lockRoles(em);
      if (!(await isAdministrator(em, ctx.account.id))) throw new Refusal('NoLongerAdministrator');
      return change(em);
    });
  } catch (cause) {
    if (cause instanceof Refusal) await recordAudit(ctx.em, ctx, { ...attempt, outcome: 'refused' });
    throw cause;
  }
}
