import type { EntityManager } from '@mikro-orm/postgresql';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import { acceptSecurityNotice } from '../../accounts/mail/security-notices.ts';
import type { CallContext } from '../../context.ts';
import { notifyAdministrators } from '../../staff/roles/notify-administrators.ts';

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
  // SQL, for each sign-in asks, and the ORM does not say what it deleted.
  const stopped = await em.execute<{ isUnderWay: boolean }[]>(
    `delete from staff_recoveries where account_id = ? returning agreed_at is not null as "isUnderWay"`,
    [accountId],
  );
  if (stopped.length === 0) return false;
  await recordAudit(em, by, { action: 'staff-recovery.stop', subject: accountId });
  await notifyAdministrators(em, 'staffRecoveryStopped', by.now);
  // The owner has not heard of one that only one administrator asked for.
  if (stopped.some(({ isUnderWay }) => isUnderWay))
    await acceptSecurityNotice(em, by, accountId, { event: 'staffRecoveryStopped', ...(browser && { browser }) });
  return true;
}
