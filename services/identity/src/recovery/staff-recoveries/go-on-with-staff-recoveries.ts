import { randomUUID } from 'node:crypto';
import { type EntityManager, LockMode, type MikroORM } from '@mikro-orm/postgresql';
import { hoursOfCareAfterRecovery, willHiddenDays } from '@plainwill/contracts/identity/sign-in-methods';
import { dayMs, hourMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import type { Log } from '@plainwill/kit/log';
import { AccountSchema, emailOf } from '../../accounts/account.entity.ts';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import { rememberFormerEmail } from '../../accounts/former-email.ts';
import type { LinkTokens } from '../../accounts/links/link-tokens.ts';
import { promiseLink } from '../../accounts/links/links.ts';
import { dropLinks, voidClaims } from '../../accounts/links/redeem-link.ts';
import { acceptSecurityNotice } from '../../accounts/mail/security-notices.ts';
import { moveToEmail } from '../../accounts/move-to-email.ts';
import { GoogleAccountSchema } from '../../credentials/google/google-account.entity.ts';
import { notifyAdministrators } from '../../staff/roles/notify-administrators.ts';
import { rolesOf } from '../../staff/roles/roles.ts';
import { removeSecondSteps } from '../step-removals/remove-second-steps.ts';
import { newEmailOf, StaffRecoverySchema } from './staff-recovery.entity.ts';
import { stopStaffRecovery } from './stop-staff-recovery.ts';

/** The owner is told on these days after the first. */
const tellingDays = [1, 3, 7, 14, 21, 28];

interface Deps {
  orm: MikroORM;
  vault: Vault;
  linkTokens: LinkTokens;
  now: Date;
  log: Log;
  /** Whether the operator allows it; what is under way is stopped otherwise. */
  isOn: boolean;
}

type By = Pick<Deps, 'vault' | 'linkTokens' | 'now'> & { requestId: string };

/** Tells the owners of accounts that get another address, and gives it to those whose days are over. */
export async function goOnWithStaffRecoveries({ orm, vault, linkTokens, now, log, isOn }: Deps): Promise<void> {
  const underWay = await orm.em.fork().find(StaffRecoverySchema, { agreedAt: { $ne: null } });
  for (const { account } of underWay) {
    try {
      await orm.em
        .fork()
        .transactional((em) => goOn(em, { vault, linkTokens, now, requestId: randomUUID() }, account.id, isOn));
    } catch (err) {
      log.warn({ err, accountId: account.id }, 'a recovery by staff could not go on yet');
    }
  }
}

async function goOn(em: EntityManager, by: By, accountId: AccountId, isOn: boolean) {
  const { now } = by;
  // In the order of a sign-in, which stops it. SQL, for the ORM has no lock that lets others refer to the account.
  await em.execute('select 1 from accounts where id = ? for no key update', [accountId]);
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
  const recovery = await em.findOne(StaffRecoverySchema, { account: accountId, agreedAt: { $ne: null } }, lock);
  if (!recovery?.agreedAt || !recovery.dueAt) return;
  const newEmail = newEmailOf(by.vault, accountId, recovery.newEmail);
  if (!isOn || (await rolesOf(em, accountId)).length > 0) {
    await stopStaffRecovery(em, by, accountId);
    return;
  }
  if (recovery.dueAt <= now) {
    if (!(await giveNewAddress(em, by, accountId, newEmail))) await stopStaffRecovery(em, by, accountId);
    return;
  }
  const day = Math.floor((now.getTime() - recovery.agreedAt.getTime()) / dayMs);
  const daysTold = tellingDays.findLast((telling) => telling <= day) ?? 0;
  if (daysTold <= recovery.daysTold) return;
  recovery.daysTold = daysTold;
  await acceptSecurityNotice(em, by, accountId, { event: 'staffRecoveryReminder', dueAt: recovery.dueAt });
}

/** Closes every earlier way in, and mails the new address a link to choose a password. @returns whether the address was free */
async function giveNewAddress(em: EntityManager, by: By, accountId: AccountId, newEmail: string): Promise<boolean> {
  const { vault, now } = by;
  const old = emailOf(vault, await em.findOneOrFail(AccountSchema, { id: accountId }));
  if (!(await moveToEmail(em, by, accountId, newEmail))) return false;
  await rememberFormerEmail({ em, vault, now }, accountId, old);
  const fields = await removeSecondSteps(em, accountId, now);
  await em.nativeDelete(GoogleAccountSchema, { account: accountId });
  await em.nativeDelete(StaffRecoverySchema, { account: accountId });
  await dropLinks(em, accountId);
  await voidClaims(em, vault, accountId, newEmail);
  const after = (ms: number) => new Date(now.getTime() + ms);
  const willHiddenUntil = after(willHiddenDays * dayMs);
  await em.nativeUpdate(
    AccountSchema,
    { id: accountId },
    { passwordHash: null, frozenUntil: after(hoursOfCareAfterRecovery * hourMs), willHiddenUntil },
  );
  await recordAudit(em, by, {
    action: 'staff-recovery.done',
    subject: accountId,
    fields: [...fields, 'password', 'Google', 'email'],
  });
  await promiseLink(em, by, { purpose: 'undo-email-change', accountId, email: old, expiresAt: willHiddenUntil });
  await promiseLink(em, by, { purpose: 'reset-password', accountId, email: newEmail });
  await notifyAdministrators(em, 'staffRecoveryDone', now);
  return true;
}
