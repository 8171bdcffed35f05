import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import { acceptSecurityNotice } from '../../accounts/mail/security-notices.ts';
import type { CallContext } from '../../context.ts';
import { RecoverySchema } from './recovery.entity.ts';

/** Stops what would remove the second steps of an account; its owner is told. Call it within a transaction. */
export async function stopRecovery(em: EntityManager, ctx: CallContext, accountId: AccountId, browser?: string) {
  const { now } = ctx;
  const stopped = await em.nativeUpdate(RecoverySchema, { account: accountId, endedAt: null }, { endedAt: now });
  if (!stopped) return;
  await recordAudit(em, ctx, { action: 'recovery.stop', subject: accountId });
  await acceptSecurityNotice(em, ctx, accountId, { event: 'recoveryStopped', ...(browser && { browser }) });
}
