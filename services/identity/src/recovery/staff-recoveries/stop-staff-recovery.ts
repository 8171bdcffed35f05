import type { EntityManager } from '@mikro-orm/postgresql';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import { acceptSecurityNotice } from '../../accounts/mail/security-notices.ts';
import type { CallContext } from '../../context.ts';
import { notifyAdministrators } from '../../staff/roles/notify-administrators.ts';
import { StaffRecoverySchema } from './staff-recovery.entity.ts';

type By = Pick<CallContext, 'vault' | 'linkTokens' | 'now' | 'requestId'> & { account?: CallingAccount | null };

/**
 * Stops administrators from giving an account another address, and tells its owner and them. Call it within a
 * transaction.
 * @returns whether there was anything to stop
 */
export async function stopStaffRecovery(
  em: EntityManager,
  by: By,
  accountId: AccountId,
  browser?: string,
): Promise<boolean> {
  const own = { account: accountId };
  const underWay = await em.nativeDelete(StaffRecoverySchema, { ...own, agreedAt: { $ne: null } });
  const asked = await em.nativeDelete(StaffRecoverySchema, own);
  if (underWay + asked === 0) return false;
  await recordAudit(em, by, { action: 'staff-recovery.stop', subject: accountId });
  await notifyAdministrators(em, 'staffRecoveryStopped', by.now);
  // The owner has not heard of one that only one administrator asked for.
  if (underWay)
    await acceptSecurityNotice(em, by, accountId, { event: 'staffRecoveryStopped', ...(browser && { browser }) });
  return true;
}
