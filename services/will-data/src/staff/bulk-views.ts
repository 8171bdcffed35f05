import type { EntityManager } from '@mikro-orm/postgresql';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { hourMs } from '@plainwill/contracts/shared/durations';
import { AuditEntrySchema } from '@plainwill/kit/audit/audit.entity';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { takeTurn } from '@plainwill/kit/database/take-turn';
import type { CallContext } from '../context.ts';

/** Nobody at work has to look at more people within an hour. */
const maxViews = 50;

/** Raises the alarm, once an hour, when one member of staff looks at more people than that. */
export async function watchForBulkViews(em: EntityManager, ctx: CallContext & { account: CallingAccount }) {
  const { account, now, log } = ctx;
  // Views at the same moment take turns, so that each counts those before it.
  await takeTurn(em, `views by ${account.id}`);
  const withinHour = { actorAccountId: account.id, at: { $gt: new Date(now.getTime() - hourMs) } };
  const people = await em
    .createQueryBuilder(AuditEntrySchema)
    .where({ ...withinHour, action: { $in: ['user.view', 'user.view.without-will', 'review.open'] } })
    .getCount('subjectAccountId', true);
  if (people <= maxViews || (await em.count(AuditEntrySchema, { ...withinHour, action: 'bulk-view' })) > 0) return;
  await recordAudit(em, ctx, { action: 'bulk-view' });
  log.warn({ accountId: account.id, people }, 'a member of staff looks at many people');
}
