import type { passwordsContract } from '@plainwill/contracts/identity/passwords';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { Refusal } from '@plainwill/kit/refusal';
import { AccountSchema, emailIndexes, emailOf, personOf } from '../../accounts/account.entity.ts';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import { mailLinkWithinShare } from '../../accounts/links/links.ts';
import { dropLinks, lookAtLink, redeemLink, voidClaims } from '../../accounts/links/redeem-link.ts';
import { promiseNotice } from '../../accounts/mail/notices.ts';
import { indexAccount } from '../../accounts/search/index-accounts.ts';
import { endSessions } from '../../accounts/sessions/session.entity.ts';
import type { CallContext } from '../../context.ts';
import { disconnect, googleEmailOf } from '../google/google-connections.ts';
import { refuseGuessable } from './password-check.ts';
import { provePassword } from './prove-password.ts';

export const passwordHandlers: HandlersOf<typeof passwordsContract, CallContext> = {
  requestReset: ({ ctx, input: { email } }) =>
    ctx.em.transactional(async (em) => {
      const account = await em.findOne(AccountSchema, { emailKey: { $in: emailIndexes(ctx.vault, email) } });
      // Accepted for any address, and sent only where there is an account: until then both cost the same.
      const to = account ? emailOf(ctx.vault, account) : email;
      await mailLinkWithinShare(em, ctx, { purpose: 'reset-password', accountId: account?.id ?? null, email: to });
    }),

  resetDetails: async ({ ctx, input: { token } }) => {
    const offered = await lookAtLink(ctx.em, ctx, 'reset-password', token);
    if (!offered) throw new Refusal('LinkExpired');
    return { googleEmail: await googleEmailOf(ctx.em, ctx.vault, offered.accountId) };
  },

  reset: async ({ ctx, input: { token, password, keepGoogle } }) => {
    const { now } = ctx;
    const offered = await lookAtLink(ctx.em, ctx, 'reset-password', token);
    if (!offered) throw new Refusal('LinkExpired');
    const owner = await ctx.em.fork().findOne(AccountSchema, { id: offered.accountId });
    await refuseGuessable(password, owner ? personOf(ctx.vault, owner) : offered, 'password');
    const passwordHash = await ctx.passwords.hash(password);
    return ctx.em.transactional(async (em) => {
      const link = await redeemLink(em, ctx, 'reset-password', token);
      if (!link) throw new Refusal('LinkExpired');
      const account = await em.findOneOrFail(AccountSchema, { id: link.accountId });
      account.passwordHash = passwordHash;
      if (!account.emailConfirmedAt) {
        account.emailConfirmedAt = now;
        await indexAccount(em, ctx.vault, account.id);
      }
      await recordAudit(em, ctx, { action: 'password.reset', subject: account.id, fields: ['password'] });
      await endSessions(em, account.id);
      await disconnect(em, ctx, account.id, keepGoogle);
      await dropLinks(em, account.id);
      await voidClaims(em, ctx.vault, account.id, emailOf(ctx.vault, account));
      await promiseNotice(em, account, 'passwordChanged', now);
      return { email: emailOf(ctx.vault, account) };
    });
  },

  change: async ({ ctx, input: { currentPassword, newPassword, keepGoogle } }) => {
    const { now, passwords, account: caller } = ctx;
    const owner = await provePassword(ctx, currentPassword, { action: 'password.change', field: 'currentPassword' });
    const stored = owner.passwordHash;
    await refuseGuessable(newPassword, personOf(ctx.vault, owner), 'newPassword');
    const passwordHash = await passwords.hash(newPassword);
    await ctx.em.transactional(async (em) => {
      // Only over the password that was proved: another change may have come first.
      const changed = await em.nativeUpdate(AccountSchema, { id: caller.id, passwordHash: stored }, { passwordHash });
      if (!changed) throw new Refusal('PasswordWrong', 'currentPassword');
      await recordAudit(em, ctx, { action: 'password.change', subject: caller.id, fields: ['password'] });
      await endSessions(em, caller.id, caller.sessionKey);
      await disconnect(em, ctx, caller.id, keepGoogle);
      await dropLinks(em, caller.id);
      await promiseNotice(em, caller, 'passwordChanged', now);
    });
  },
};
