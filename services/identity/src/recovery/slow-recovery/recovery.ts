import { randomUUID } from 'node:crypto';
import type { recoveryContract } from '@plainwill/contracts/identity/recovery';
import { recoveryDays } from '@plainwill/contracts/identity/sign-in-methods';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { dayMs } from '@plainwill/contracts/shared/durations';
import { Refusal } from '@plainwill/kit/refusal';
import { AccountSchema, emailOf } from '../../accounts/account.entity.ts';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import { LinkSchema } from '../../accounts/links/link.entity.ts';
import { mailLinkWithinShare, promiseLink } from '../../accounts/links/links.ts';
import { redeemLink } from '../../accounts/links/redeem-link.ts';
import { acceptSecurityNotice } from '../../accounts/mail/security-notices.ts';
import { lookAtPending } from '../../accounts/sessions/pending-sign-ins.ts';
import { endSessions } from '../../accounts/sessions/session.entity.ts';
import type { CallContext } from '../../context.ts';
import { countSecondSteps, waysInOf } from '../../credentials/ways-in/ways-in-of.ts';
import { stopStaffRecovery } from '../staff-recoveries/stop-staff-recovery.ts';
import { RecoverySchema } from './recovery.entity.ts';
import { stopRecovery } from './stop-recovery.ts';

const linksADay = 3;
/** So many in so many days, so that nobody is worn down by mails until one is overlooked. */
const maxRecoveries = { count: 3, days: 90 };

export const recovery: HandlersOf<typeof recoveryContract, CallContext> = {
  begin: ({ ctx, input: { pendingToken } }) =>
    ctx.em.transactional(async (em) => {
      const begun = await lookAtPending(em, pendingToken, ctx.now);
      if (!begun) return;
      const { accountId } = begun;
      // Staff are helped by colleagues, which is quicker.
      if ((await waysInOf(em, ctx, accountId)).isStaff) return;
      const dayAgo = new Date(ctx.now.getTime() - dayMs);
      const asked = { account: accountId, purpose: 'begin-recovery', createdAt: { $gt: dayAgo } } as const;
      if ((await em.count(LinkSchema, asked)) >= linksADay) return;
      const owner = await em.findOneOrFail(AccountSchema, { id: accountId });
      const email = emailOf(ctx.vault, owner);
      await mailLinkWithinShare(em, ctx, { purpose: 'begin-recovery', accountId, email });
    }),

  confirm: ({ ctx, input: { token } }) =>
    ctx.em.transactional(async (em) => {
      const { now } = ctx;
      const link = await redeemLink(em, ctx, 'begin-recovery', token);
      if (!link) throw new Refusal('LinkExpired');
      const { accountId } = link;
      if (countSecondSteps(await waysInOf(em, ctx, accountId)) === 0) throw new Refusal('LinkExpired');
      const open = await em.findOne(RecoverySchema, { account: accountId, endedAt: null });
      if (open) return { recoveryAt: open.dueAt.toISOString() };
      const since = new Date(now.getTime() - maxRecoveries.days * dayMs);
      const earlier = await em.count(RecoverySchema, { account: accountId, begunAt: { $gt: since } });
      if (earlier >= maxRecoveries.count) throw new Refusal('TooManyRecoveries');
      const dueAt = new Date(now.getTime() + recoveryDays * dayMs);
      await em.insert(RecoverySchema, { id: randomUUID(), account: accountId, begunAt: now, dueAt });
      await recordAudit(em, ctx, { action: 'recovery.begin', subject: accountId });
      await acceptSecurityNotice(em, ctx, accountId, { event: 'recoveryBegun', dueAt });
      return { recoveryAt: dueAt.toISOString() };
    }),

  stop: async ({ ctx }) => {
    const { id } = ctx.account;
    await ctx.em.transactional(async (em) => {
      await stopRecovery(em, ctx, id);
      await stopStaffRecovery(em, ctx, id);
    });
    return waysInOf(ctx.em, ctx, id);
  },

  secureAccount: ({ ctx, input: { token } }) =>
    ctx.em.transactional(async (em) => {
      const link = await redeemLink(em, ctx, 'secure-account', token);
      if (!link) throw new Refusal('LinkExpired');
      const { accountId } = link;
      await recordAudit(em, ctx, { action: 'account.secure', subject: accountId });
      await endSessions(em, accountId);
      await stopRecovery(em, ctx, accountId);
      await stopStaffRecovery(em, ctx, accountId);
      // To the address as it is now: undoing a change of it has a link of its own.
      const owner = await em.findOneOrFail(AccountSchema, { id: accountId });
      await promiseLink(em, ctx, { purpose: 'reset-password', accountId, email: emailOf(ctx.vault, owner) });
    }),
};
