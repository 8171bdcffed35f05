import type { sessionsContract } from '@plainwill/contracts/identity/sessions';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { Refusal } from '@plainwill/kit/refusal';
import { AccountSchema, emailIndexes } from '../account-store/account.entity.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { CallContext } from '../context.ts';
import { hashOfToken } from '../links/link-tokens.ts';
import { acceptLink, pendingSignUp } from '../links/links.ts';

export const sessionHandlers: HandlersOf<typeof sessionsContract, CallContext> = {
  signIn: async ({ ctx, input: { email, password, client } }) => {
    const { em, passwords, sessions } = ctx;
    const account = await em.findOne(AccountSchema, { emailKey: { $in: emailIndexes(ctx.vault, email) } });
    const pending = account && !account.emailConfirmedAt ? await pendingSignUp(em, account.id) : null;
    const stored = account?.passwordHash ?? pending?.passwordHash ?? null;
    const isRight = await passwords.verify(stored, password);
    if (account && pending && isRight) {
      const link = { purpose: 'confirm-email', accountId: account.id, email, ...pending } as const;
      await em.transactional((em) => acceptLink(em, ctx, link));
    }
    // The same answer for a wrong password, an unknown address and one that is not confirmed yet.
    if (!account?.emailConfirmedAt || !stored || !isRight) {
      const subject = account?.id ?? null;
      await recordAudit(em, ctx, { action: 'sign-in', outcome: 'refused', subject, network: client.network });
      throw new Refusal('SignInFailed');
    }
    const { id } = account;
    const stronger = passwords.isWeak(stored) ? await passwords.hash(password) : null;
    const { network } = client;
    const entry = { action: 'sign-in', subject: id, network } as const;
    try {
      return await em.transactional(async (em) => {
        const { sessionKey, ...opened } = await sessions.open(em, id, client, stored);
        if (stronger) await em.nativeUpdate(AccountSchema, { id }, { passwordHash: stronger });
        await recordAudit(em, ctx, { ...entry, actor: { id, sessionKey } });
        return opened;
      });
    } catch (cause) {
      if (cause instanceof Refusal) await recordAudit(em, ctx, { ...entry, outcome: 'refused' });
      throw cause;
    }
  },

  resolve: ({ ctx: { em, sessions }, input: { sessionId, isUnattended } }) =>
    sessions.resolve(em, sessionId, { isUnattended }),

  changes: ({ ctx, signal }) => ctx.sessionChanges(signal),

  signOut: ({ ctx, input: { sessionId } }) =>
    ctx.em.transactional(async (em) => {
      const id = await ctx.sessions.ownerOf(em, sessionId);
      if (!id) return;
      await recordAudit(em, ctx, {
        action: 'sign-out',
        subject: id,
        actor: { id, sessionKey: hashOfToken(sessionId) },
      });
      await ctx.sessions.end(em, sessionId);
    }),
};
