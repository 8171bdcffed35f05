import { randomUUID } from 'node:crypto';
import { LockMode, type MikroORM } from '@mikro-orm/postgresql';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { deleteInBatches } from '@plainwill/kit/database/delete-in-batches';
import type { Vault } from '@plainwill/kit/encryption/vault';
import type { Log } from '@plainwill/kit/log';
import { AccountSchema, emailOf } from '../../accounts/account.entity.ts';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import { forgetFormerEmails } from '../../accounts/former-email.ts';
import { LinkSchema } from '../../accounts/links/link.entity.ts';
import { InvitationSchema } from '../../accounts/mail/invitation.entity.ts';
import { CoupleSideSchema, endCouples } from '../../accounts/partner/couple-side.entity.ts';
import { PartnerInvitationSchema } from '../../accounts/partner/partner-invitation.entity.ts';
import { endSessions } from '../../accounts/sessions/session.entity.ts';
import { AuthenticatorSchema } from '../../credentials/second-steps/authenticator.entity.ts';
import { BrowserGuessesSchema } from '../../credentials/second-steps/browser-guesses.entity.ts';
import { SecondStepGuessesSchema } from '../../credentials/second-steps/second-step-guesses.entity.ts';
import { RecoverySchema } from '../../recovery/slow-recovery/recovery.entity.ts';
import { StepRemovalSchema } from '../../recovery/step-removals/step-removal.entity.ts';
import { purgeKnownDevices } from '../../sign-in/known-devices.ts';
import type { Erasure } from './erasures.ts';

/** Removes accounts whose address nobody confirmed within 7 days, and what is over and of no more use. */
export async function purge(orm: MikroORM, now: Date) {
  const em = orm.em.fork();
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const isUnconfirmed = 'email_confirmed_at is null and created_at < ?';
  await deleteInBatches(em, { table: 'accounts', where: isUnconfirmed, values: [before(7)] });
  await deleteInBatches(em, { table: 'links', where: 'expires_at < ?', values: [before(1)] });
  await em.nativeDelete(InvitationSchema, { expiresAt: { $lt: now } });
  // Without the address in words an invitation counts for as long as it may block another; see `isBlocked`.
  await em.nativeUpdate(
    PartnerInvitationSchema,
    { email: { $ne: null }, expiresAt: { $lt: now } },
    { email: null, firstName: null },
  );
  await em.nativeDelete(PartnerInvitationSchema, { expiresAt: { $lt: before(120) } });
  await forgetFormerEmails(em, now);
  await em.nativeDelete(CoupleSideSchema, { endedAt: { $lt: before(90) } });
  await deleteInBatches(em, { table: 'sessions', key: 'id_hash', where: 'expires_at < ?', values: [before(1)] });
  await purgeKnownDevices(em, now);
  // A mail that was not sent by then says nothing: its link is gone.
  const isOver = 'not exists (select from links l where l.id = t.id)';
  await deleteInBatches(em, { table: 'security_notices', where: isOver });
  await em.nativeDelete(AuthenticatorSchema, { secret: null, newSecretUntil: { $lt: before(1) } });
  await em.nativeDelete(RecoverySchema, { endedAt: { $lt: before(365) } });
  await em.nativeDelete(StepRemovalSchema, { askedAt: { $lt: before(7) } });
  const areOver = { since: { $lt: before(1) }, $or: [{ waitUntil: null }, { waitUntil: { $lt: before(1) } }] };
  await em.nativeDelete(SecondStepGuessesSchema, areOver);
  await em.nativeDelete(BrowserGuessesSchema, areOver);
}

interface DeletionDeps {
  orm: MikroORM;
  vault: Vault;
  erasures: Erasure[];
  now: Date;
  log: Log;
}

/**
 * Removes the accounts whose days of grace are over: from every other service first, then here. One that could not be
 * removed everywhere stays, and is tried again the next time.
 */
export async function deleteDueAccounts({ orm, vault, erasures, now, log }: DeletionDeps) {
  const due = await orm.em.fork().find(AccountSchema, { deletionAt: { $lte: now } });
  for (const account of due) {
    const { id, emailConfirmedAt } = account;
    try {
      await endSessions(orm.em.fork(), id);
      const confirmedEmail = emailConfirmedAt ? emailOf(vault, account) : null;
      for (const { erase } of erasures) await erase({ id, confirmedEmail });
      await removeAccount(orm, id, now);
    } catch (err) {
      log.warn({ err, accountId: id }, 'an account could not be deleted yet');
    }
  }
}

const removeAccount = (orm: MikroORM, id: AccountId, now: Date) =>
  orm.em.fork().transactional(async (em) => {
    const due = { id, deletionAt: { $lte: now } };
    const account = await em.findOne(AccountSchema, due, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!account) return;
    await endCouples(em, [id], now);
    await em.nativeDelete(AccountSchema, due);
    // Asked for before there was the account, these name its address.
    await em.nativeDelete(LinkSchema, { account: null, emailKey: account.emailKey });
    await em.nativeDelete(InvitationSchema, { emailKey: account.emailKey });
    // Those that are open stay for their days, as what somebody else has typed: to see one go would tell them of the account.
    await em.nativeDelete(PartnerInvitationSchema, { emailKey: account.emailKey, expiresAt: { $lt: now } });
    await recordAudit(em, { now, requestId: randomUUID() }, { action: 'deletion.done', subject: id });
  });
