import type { EntityManager } from '@mikro-orm/postgresql';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { hourMs } from '@plainwill/contracts/shared/durations';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { takeTurn } from '@plainwill/kit/database/take-turn';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';

/** As many people as somebody at work may have to look at within an hour. */
export const usualViews = 50;

/** As many as one proof of who they are is good for within an hour: then whoever has their open session gets no further. */
export const viewsPerProof = 100;

/**
 * Raises the alarm, once an hour, when one member of staff looks at more people than usual, and stops them at twice as
 * many until they have proved again who they are.
 */
export async function watchForBulkViews(em: EntityManager, ctx: CallContext & { account: CallingAccount }) {
  const { account, now, log } = ctx;
  // Views at the same moment take turns, so that each counts those before it.
  await takeTurn(em, `views by ${account.id}`);
  // SQL, for the database counts.
  const [seen] = await em.execute<{ people: number; since_proof: number; is_raised: boolean | null }[]>(
    `select count(distinct subject_account_id)::int people,
       (count(distinct subject_account_id) filter (where at >= ?))::int since_proof,
       bool_or(action = 'bulk-view') is_raised
     from audit_log
     where actor_account_id = ? and at > ? and action in ('user.view', 'user.view.without-will', 'review.open', 'bulk-view')`,
    [new Date(account.authenticatedAt), account.id, new Date(now.getTime() - hourMs)],
  );
  if (!seen) return;
  if (seen.since_proof > viewsPerProof) throw new Refusal('ReauthenticationNeeded');
  if (seen.people <= usualViews || seen.is_raised) return;
  await recordAudit(em, ctx, { action: 'bulk-view' });
  log.warn({ accountId: account.id, people: seen.people }, 'a member of staff looks at many people');
}
