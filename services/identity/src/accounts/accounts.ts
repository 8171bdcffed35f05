import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { accountsContract } from '@plainwill/contracts/identity/accounts';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { acceptNotice } from '../outgoing-mail/notices.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { rolesOf } from '../roles/roles.ts';
import { AccountSchema } from './account.entity.ts';
import { acceptConfirmation, redeemConfirmation } from './email-confirmations.ts';
import { emailKey } from './email-key.ts';

export const accounts: HandlersOf<typeof accountsContract, CallContext> = {
  me: async ({ ctx: { em, account } }) => {
    const found = account && (await em.findOne(AccountSchema, { id: account.id }));
    return found ? { id: found.id, email: found.email, roles: await rolesOf(em, found.id) } : null;
  },

  signUp: async ({ ctx: { em, now, passwords, linkTokens }, input: { email, password } }) => {
    if (await isCommonPassword(password, email)) throw new Refusal('PasswordTooCommon', 'password');
    // Hashed whether or not the address is known, so that the time taken tells a stranger nothing.
    const passwordHash = await passwords.hash(password);
    await em.transactional(async (em) => {
      const account = await findOrAddAccount(em, email, now);
      if (account.emailConfirmedAt) await acceptNotice(em, account, 'alreadyHaveAccount', now);
      else await acceptConfirmation(em, { account, email, passwordHash, now, linkTokens });
    });
  },

  confirmEmail: ({ ctx: { em, now }, input: { token } }) =>
    em.transactional(async (em) => {
      const confirmation = await redeemConfirmation(em, token, now);
      if (!confirmation) throw new Refusal('LinkExpired');
    }),
};

/** Locked, so that sign-ups of one address take turns. */
async function findOrAddAccount(em: EntityManager, email: string, now: Date) {
  await em.execute(
    `insert into accounts (id, email, email_key, created_at) values (?, ?, ?, ?) on conflict (email_key) do nothing`,
    [randomUUID() as AccountId, email, emailKey(email), now],
  );
  return em.findOneOrFail(AccountSchema, { emailKey: emailKey(email) }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
