import type { EntityManager } from '@mikro-orm/postgresql';
import type { sessionsContract } from '@plainwill/contracts/identity/sessions';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { Refusal } from '@plainwill/kit/refusal';
import { AccountSchema } from '../accounts/account.entity.ts';
import { emailKey } from '../accounts/email-key.ts';
import { waitingPassword } from '../accounts/waiting-password.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { CallContext } from '../context.ts';
import { hashOfToken } from '../links/link-tokens.ts';
import { acceptLink } from '../links/links.ts';

export const sessionHandlers: HandlersOf<typeof sessionsContract, CallContext> = {
  signIn: async ({ ctx, input: { email, password, client } }) => {
    const { em, passwords, sessions } = ctx;
    const account = await em.findOne(AccountSchema, { emailKey: emailKey(email) });
    const waiting = account && !account.emailConfirmedAt ? await waitingPassword(em, account.id) : null;
    const stored = account?.passwordHash ?? waiting;
    const isRight = await passwords.verify(stored, password);
    if (account && waiting && isRight) {
      const link = { purpose: 'confirm-email', accountId: account.id, email, passwordHash: waiting } as const;
      await em.transactional((em) => acceptLink(em, ctx, link));
    }
    // The same answer for a wrong password, an unknown address and one that is not confirmed yet.
    if (!account?.emailConfirmedAt || !stored || !isRight) {
      const subject = account?.id ?? null;
      await recordAudit(em, ctx, { action: 'sign-in', outcome: 'refused', subject, network: client.network });
      throw new Refusal('SignInFailed');
    }
    const stronger = passwords.isWeak(stored) ? await passwords.hash(password) : stored;
    return em.transactional(async (em) => {
      await keepPassword(em, account.id, stored, stronger);
      const { sessionKey, ...opened } = await sessions.open(em, account.id, client);
      await recordAudit(em, ctx, { action: 'sign-in', subject: account.id, actor: { id: account.id, sessionKey } });
      return opened;
    });
  },

  resolve: ({ ctx: { em, sessions }, input: { sessionId, isUnattended } }) =>
    sessions.resolve(em, sessionId, { isUnattended }),

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

/** Stores what was just proved right, unless the password was changed while it was being checked. */
async function keepPassword(em: EntityManager, id: AccountId, proved: string, stronger: string) {
  const [held] = await em.execute<unknown[]>(
    'select 1 from accounts where id = ? and password_hash = ? for no key update',
    [id, proved],
  );
  if (!held) throw new Refusal('SignInFailed');
  if (stronger !== proved) await em.execute('update accounts set password_hash = ? where id = ?', [stronger, id]);
}
