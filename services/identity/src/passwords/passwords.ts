import type { passwordsContract } from '@plainwill/contracts/identity/passwords';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { Refusal } from '@plainwill/kit/refusal';
import { AccountSchema } from '../accounts/account.entity.ts';
import { emailKey } from '../accounts/email-key.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { CallContext } from '../context.ts';
import { disconnect, googleEmailOf } from '../google/google-connections.ts';
import { acceptLink } from '../links/links.ts';
import { dropLinks, lookAtLink, redeemLink, voidClaims } from '../links/redeem-link.ts';
import { acceptNotice } from '../outgoing-mail/notices.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { provePassword } from '../sessions/prove-password.ts';
import { refuseGuessable } from './password-check.ts';

export const passwordHandlers: HandlersOf<typeof passwordsContract, CallContext> = {
  requestReset: ({ ctx, input: { email } }) =>
    ctx.em.transactional(async (em) => {
      const account = await em.findOne(AccountSchema, { emailKey: emailKey(email) });
      // Accepted for any address, and sent only where there is an account: until then both cost the same.
      const to = account?.email ?? email;
      await acceptLink(em, ctx, { purpose: 'reset-password', accountId: account?.id ?? null, email: to });
    }),

  resetDetails: async ({ ctx: { em, now }, input: { token } }) => {
    const offered = await lookAtLink(em, 'reset-password', token, now);
    if (!offered) throw new Refusal('LinkExpired');
    return { googleEmail: await googleEmailOf(em, offered.accountId) };
  },

  reset: async ({ ctx, input: { token, password, keepGoogle } }) => {
    const { now } = ctx;
    const offered = await lookAtLink(ctx.em, 'reset-password', token, now);
    if (!offered) throw new Refusal('LinkExpired');
    const owner = await ctx.em.fork().findOne(AccountSchema, { id: offered.accountId });
    await refuseGuessable(password, owner ?? offered, 'password');
    const passwordHash = await ctx.passwords.hash(password);
    return ctx.em.transactional(async (em) => {
      const link = await redeemLink(em, 'reset-password', token, now);
      if (!link) throw new Refusal('LinkExpired');
      const account = await em.findOneOrFail(AccountSchema, { id: link.accountId });
      account.passwordHash = passwordHash;
      account.emailConfirmedAt ??= now;
      await recordAudit(em, ctx, { action: 'password.reset', subject: account.id, fields: ['password'] });
      await endSessions(em, account.id);
      await disconnect(em, ctx, account.id, keepGoogle);
      await dropLinks(em, account.id);
      await voidClaims(em, account.id, account.email);
      await acceptNotice(em, account, 'passwordChanged', now);
      return { email: account.email };
    });
  },

  change: async ({ ctx, input: { currentPassword, newPassword, keepGoogle } }) => {
    const { now, passwords, account: caller } = ctx;
    const owner = await provePassword(ctx, currentPassword, { action: 'password.change', field: 'currentPassword' });
    const stored = owner.passwordHash;
    await refuseGuessable(newPassword, owner, 'newPassword');
    const passwordHash = await passwords.hash(newPassword);
    await ctx.em.transactional(async (em) => {
      // Only over the password that was proved: another change may have come first.
      const changed = await em.nativeUpdate(AccountSchema, { id: caller.id, passwordHash: stored }, { passwordHash });
      if (!changed) throw new Refusal('PasswordWrong', 'currentPassword');
      await recordAudit(em, ctx, { action: 'password.change', subject: caller.id, fields: ['password'] });
      await endSessions(em, caller.id, caller.sessionKey);
      await disconnect(em, ctx, caller.id, keepGoogle);
      await dropLinks(em, caller.id);
      await acceptNotice(em, caller, 'passwordChanged', now);
    });
  },
};
