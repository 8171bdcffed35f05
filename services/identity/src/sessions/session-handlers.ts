import type { EntityManager } from '@mikro-orm/postgresql';
import type { sessionsContract } from '@plainwill/contracts/identity/sessions';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { Refusal } from '@plainwill/kit/refusal';
import { AccountSchema } from '../accounts/account.entity.ts';
import { EmailConfirmationSchema } from '../accounts/email-confirmation.entity.ts';
import { acceptConfirmation } from '../accounts/email-confirmations.ts';
import { emailKey } from '../accounts/email-key.ts';
import type { CallContext } from '../context.ts';

export const sessionHandlers: HandlersOf<typeof sessionsContract, CallContext> = {
  signIn: async ({ ctx: { em, now, passwords, sessions, linkTokens }, input: { email, password } }) => {
    const account = await em.findOne(AccountSchema, { emailKey: emailKey(email) });
    const waiting = account && !account.emailConfirmedAt ? await newestConfirmation(em, account.id) : null;
    const isRight = await passwords.verify(account?.passwordHash ?? waiting?.passwordHash, password);
    if (account && waiting && isRight) {
      const { passwordHash } = waiting;
      await em.transactional((em) => acceptConfirmation(em, { account, email, passwordHash, now, linkTokens }));
    }
    // The same answer for a wrong password, an unknown address and one that is not confirmed yet.
    if (!account?.emailConfirmedAt || !isRight) throw new Refusal('SignInFailed');
    const { sessionId, expiresAt } = await sessions.open(account.id);
    return { sessionId, expiresAt: expiresAt.toISOString() };
  },
  resolve: ({ ctx: { sessions }, input: { sessionId } }) => sessions.resolve(sessionId),
  signOut: ({ ctx: { sessions }, input: { sessionId } }) => sessions.end(sessionId),
};

const newestConfirmation = (em: EntityManager, accountId: string) =>
  em.findOne(EmailConfirmationSchema, { account: accountId } as never, { orderBy: { createdAt: 'desc' } });
