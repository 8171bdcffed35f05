import type { profileContract } from '@plainwill/contracts/identity/profile';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { Refusal } from '@plainwill/kit/refusal';
import { AccountSchema, emailKey, emailOf, shortenedEmail } from '../accounts/account.entity.ts';
import { recordAudit } from '../accounts/audit/record-audit.ts';
import { forgetFormerEmail, rememberFormerEmail } from '../accounts/former-email.ts';
import { mailLinkWithinShare, promiseLink } from '../accounts/links/links.ts';
import { dropLinks, endLinks, lookAtLink, redeemLink, voidClaims } from '../accounts/links/redeem-link.ts';
import { moveToEmail } from '../accounts/move-to-email.ts';
import { endSessions } from '../accounts/sessions/session.entity.ts';
import type { CallContext } from '../context.ts';
import { dropForeignConnections } from '../credentials/google/google-connections.ts';
import { profileOf } from './profile-of.ts';

type EmailChange = Pick<
  typeof profileContract,
  'changeEmail' | 'newEmailDetails' | 'confirmNewEmail' | 'undoEmailChange'
>;

const fields = ['email'];

export const emailChange: HandlersOf<EmailChange, CallContext> = {
  changeEmail: ({ ctx, input: { email } }) =>
    ctx.em.transactional(async (em) => {
      const { id } = ctx.account;
      const present = emailOf(ctx.vault, await em.findOneOrFail(AccountSchema, { id }));
      // To ask for the address one has is to give up the change.
      if (emailKey(email) === emailKey(present)) await endLinks(em, 'confirm-new-email', id, ctx.now);
      // Accepted also for an address that has an account: its owner is told, and the answer is the same.
      else await mailLinkWithinShare(em, ctx, { purpose: 'confirm-new-email', accountId: id, email });
      return profileOf(em, ctx, id);
    }),

  newEmailDetails: async ({ ctx, input: { token } }) => {
    const link = await lookAtLink(ctx.em, ctx, 'confirm-new-email', token);
    if (!link) throw new Refusal('LinkExpired');
    const email = emailOf(ctx.vault, await ctx.em.findOneOrFail(AccountSchema, { id: link.accountId }));
    return { newEmail: link.email, account: shortenedEmail(email), isYours: ctx.account?.id === link.accountId };
  },

  confirmNewEmail: ({ ctx, input: { token } }) =>
    ctx.em.transactional(async (em) => {
      const link = await redeemLink(em, ctx, 'confirm-new-email', token);
      if (!link) throw new Refusal('LinkExpired');
      const { accountId } = link;
      // Else a stranger who clicks takes over, with their own address, an account whose password somebody else knows.
      if (ctx.account?.id !== accountId) throw new Refusal('SignInToConfirm');
      const old = emailOf(ctx.vault, await em.findOneOrFail(AccountSchema, { id: accountId }));
      if (!(await moveToEmail(em, ctx, accountId, link.email))) throw new Refusal('LinkExpired');
      await rememberFormerEmail({ ...ctx, em }, accountId, old);
      await recordAudit(em, ctx, { action: 'email.change', subject: accountId, fields });
      await endSessions(em, accountId);
      await dropLinks(em, accountId);
      await voidClaims(em, ctx.vault, accountId, link.email);
      await promiseLink(em, ctx, { purpose: 'undo-email-change', accountId, email: old });
    }),

  undoEmailChange: ({ ctx, input: { token } }) =>
    ctx.em.transactional(async (em) => {
      const link = await redeemLink(em, ctx, 'undo-email-change', token);
      if (!link) throw new Refusal('LinkExpired');
      const { accountId } = link;
      if (!(await moveToEmail(em, ctx, accountId, link.email))) throw new Refusal('LinkExpired');
      // The thief who changed the address may have asked for the account to be deleted, too.
      await em.nativeUpdate(AccountSchema, { id: accountId, deletionAt: { $gt: ctx.now } }, { deletionAt: null });
      await forgetFormerEmail(em, accountId);
      await recordAudit(em, ctx, { action: 'email.undo', subject: accountId, fields });
      await endSessions(em, accountId);
      await dropForeignConnections(em, ctx.vault, accountId);
      await dropLinks(em, accountId, link.createdAt);
      // The thief who changed the address knew the password, or had chosen it.
      await em.nativeUpdate(AccountSchema, { id: accountId }, { passwordHash: null, willHiddenUntil: null });
      await promiseLink(em, ctx, { purpose: 'reset-password', accountId, email: link.email });
    }),
};
