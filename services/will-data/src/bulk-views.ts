import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditAction } from '@plainwill/contracts/kit/audit-vocabulary';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { hourMs } from '@plainwill/contracts/shared/durations';
import { AuditEntrySchema } from '@plainwill/kit/audit/audit.entity';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { takeTurn } from '@plainwill/kit/database/take-turn';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from './context.ts';

/** As many people as somebody at work may have to look at within an hour. */
export const alarmingViews = 50;

/** As many as one proof of who they are is good for within an hour: then whoever has their open session gets no further. */
export const viewsPerProof = 100;

const viewActions: AuditAction[] = ['user.view', 'user.view.without-will', 'review.open'];

/**
 * Raises the alarm, once an hour, when one member of staff looks at more people than usual, and stops them at twice as
 * many until they have proved again who they are.
 */
export async function watchForBulkViews(em: EntityManager, ctx: CallContext & { account: CallingAccount }) {
  const { account, now, log } = ctx;
  // Views at the same moment take turns, so that each counts those before it.
  await takeTurn(em, `views by ${account.id}`);
  const hourAgo = new Date(now.getTime() - hourMs);
  const peopleSince = (since: Date) =>
    em
      .createQueryBuilder(AuditEntrySchema)
      .where({ actorAccountId: account.id, at: { $gte: since }, action: { $in: viewActions } })
      .getCount('subjectAccountId', true);
  const provedAt = new Date(account.authenticatedAt);
  if ((await peopleSince(provedAt > hourAgo ? provedAt : hourAgo)) > viewsPerProof)
    throw new Refusal('ReauthenticationNeeded');
  const people = await peopleSince(hourAgo);
  if (people <= alarmingViews) return;
  const alarm = { actorAccountId: account.id, at: { $gt: hourAgo }, action: 'bulk-view' as const };
  if ((await em.count(AuditEntrySchema, alarm)) > 0) return;
  await recordAudit(em, ctx, { action: 'bulk-view' });
  log.warn({ accountId: account.id, people }, 'a member of staff looks at many people');
}
