import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { accountsContract } from '@plainwill/contracts/identity/accounts';
import type { Role } from '@plainwill/contracts/identity/vocabulary';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { preparedRows } from '@plainwill/kit/database/prepared';
import { Refusal } from '@plainwill/kit/refusal';
import { recordAudit } from '../audit/record-audit.ts';
import type { CallContext } from '../context.ts';
import { acceptLink } from '../links/links.ts';
import { dropLinks, redeemLink } from '../links/redeem-link.ts';
import { acceptNotice } from '../outgoing-mail/notices.ts';
import { refuseGuessable } from '../passwords/password-check.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { AccountSchema } from './account.entity.ts';
import { emailKey } from './email-key.ts';
import { waitingPassword } from './waiting-password.ts';

export const accounts: HandlersOf<typeof accountsContract, CallContext> = {
  me: async ({ ctx: { em, account, draftKeyOf } }) => {
    if (!account) return null;
    const [found] = await preparedRows<{ email: string; name: string | null; roles: Role[] }>(
      em,
      `select email, name, array(select role from user_roles where account_id = id order by role) roles
       from accounts where id = ?`,
      [account.id],
    );
    return found ? { id: account.id, ...found, draftKey: draftKeyOf(account.id) } : null;
  },

  signUp: async ({ ctx, input: { email, password } }) => {
    await refuseGuessable(password, { email }, 'password');
    // Hashed whether or not the address is known, so that the time taken tells a stranger nothing.
    const passwordHash = await ctx.passwords.hash(password);
    await ctx.em.transactional(async (em) => {
      const account = await findOrAddAccount(em, email, ctx.now);
      if (account.emailConfirmedAt) await acceptNotice(em, account, 'alreadyHaveAccount', ctx.now);
      else await acceptLink(em, ctx, { purpose: 'confirm-email', accountId: account.id, email, passwordHash });
    });
  },

  confirmEmail: ({ ctx, input: { token } }) =>
    ctx.em.transactional(async (em) => {
      const link = await redeemLink(em, 'confirm-email', token, ctx.now);
      if (!link?.passwordHash) throw new Refusal('LinkExpired');
      const { accountId, email, passwordHash } = link;
      await em.nativeUpdate(AccountSchema, { id: accountId }, { email, passwordHash, emailConfirmedAt: ctx.now });
      await recordAudit(em, ctx, { action: 'email.confirm', subject: accountId });
      await endSessions(em, accountId);
      await dropLinks(em, accountId);
    }),

  resendConfirmation: ({ ctx, input: { email } }) =>
    ctx.em.transactional(async (em) => {
      const account = await em.findOne(AccountSchema, { emailKey: emailKey(email), emailConfirmedAt: null });
      const accountId = account?.id ?? null;
      // Asked for and accepted also where nobody waits, so that the time taken tells a stranger nothing.
      const passwordHash = await waitingPassword(em, accountId);
      await acceptLink(em, ctx, { purpose: 'confirm-email', accountId, email, passwordHash });
    }),
};

/** Locked, so that sign-ups of one address take turns. */
export async function findOrAddAccount(em: EntityManager, email: string, now: Date) {
  await em.execute(
    `insert into accounts (id, email, email_key, created_at, last_used_on) values (?, ?, ?, ?, ?)
     on conflict (email_key) do nothing`,
    [randomUUID() as AccountId, email, emailKey(email), now, dayInUnitedKingdom(now)],
  );
  return em.findOneOrFail(AccountSchema, { emailKey: emailKey(email) }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
