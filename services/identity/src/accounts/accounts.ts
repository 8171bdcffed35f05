import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { accountsContract } from '@plainwill/contracts/identity/accounts';
import type { SignInMethod } from '@plainwill/contracts/identity/sign-in-methods';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Role } from '@plainwill/contracts/shared/roles';
import { preparedRows } from '@plainwill/kit/database/prepared';
import { Refusal } from '@plainwill/kit/refusal';
import {
  AccountSchema,
  emailIndex,
  emailIndexes,
  emailKey,
  encryptEmail,
  personOf,
} from '../account-store/account.entity.ts';
import type { Encrypted } from '../account-store/encrypted.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { CallContext } from '../context.ts';
import { hashOfToken } from '../links/link-tokens.ts';
import { acceptLink, pendingSignUp } from '../links/links.ts';
import { lookAtLink, type OpenedLink, redeemLink } from '../links/redeem-link.ts';
import { acceptNotice } from '../outgoing-mail/notices.ts';
import { refuseGuessable } from '../password-strength/password-check.ts';
import { staffStepOf } from '../sessions/staff-second-step.ts';
import { openSession } from '../sign-in/enter.ts';
import { giveToOwner } from './give-to-owner.ts';

interface MeRow {
  email: Encrypted;
  name: Encrypted | null;
  roles: Role[];
  methods: SignInMethod[] | null;
}

export const accounts: HandlersOf<typeof accountsContract, CallContext> = {
  me: async ({ ctx: { em, vault, account, draftKeyOf, sessions, now } }) => {
    if (!account) return null;
    // Every page of a signed-in person asks for it: planned once.
    const [found] = await preparedRows<MeRow>(
      em,
      `select email, name, array(select role from user_roles where account_id = id order by role) roles,
         (select methods from sessions where id_hash = ?) methods
       from accounts where id = ?`,
      [account.sessionKey, account.id],
    );
    if (!found) return null;
    const { id } = account;
    const staffStep = staffStepOf(sessions.staffSecondStep, { ...found, now });
    return {
      id,
      ...personOf(vault, { id, ...found }),
      roles: staffStep === 'needed' ? [] : found.roles,
      staffStep,
      staffStepFrom: staffStep === 'announced' ? sessions.staffSecondStep.from : null,
      draftKey: draftKeyOf(id),
    };
  },

  signUp: async ({ ctx, input: { email, password, browserSecret } }) => {
    await refuseGuessable(password, { email }, 'password');
    // Hashed whether or not the address is known, so that the time taken tells a stranger nothing.
    const passwordHash = await ctx.passwords.hash(password);
    const browserHash = browserSecret ? hashOfToken(browserSecret) : null;
    await ctx.em.transactional(async (em) => {
      const account = await findOrAddAccount(em, ctx, email);
      if (account.emailConfirmedAt) await acceptNotice(em, account, 'alreadyHaveAccount', ctx.now);
      else {
        const chosen = { passwordHash, browserHash };
        await acceptLink(em, ctx, { purpose: 'confirm-email', accountId: account.id, email, ...chosen });
      }
    });
  },

  confirmEmail: async ({ ctx, input: { token, browserSecret, email, password, client } }) => {
    const offered = await lookAtLink(ctx.em, ctx, 'confirm-email', token);
    if (!offered) throw new Refusal('LinkExpired');
    if (password && emailKey(email ?? '') !== emailKey(offered.email)) throw new Refusal('LinkOfAnother', 'email');
    if (password) await refuseGuessable(password, offered, 'password');
    const passwordHash = password ? await ctx.passwords.hash(password) : passwordOf(offered, browserSecret);
    if (!passwordHash) throw new Refusal('PasswordNeeded');
    return ctx.em.transactional(async (em) => {
      const link = await redeemLink(em, ctx, 'confirm-email', token);
      if (!link) throw new Refusal('LinkExpired');
      const { accountId: id } = link;
      await giveToOwner(em, ctx, id, { email: link.email, passwordHash });
      await recordAudit(em, ctx, {
        action: 'email.confirm',
        subject: id,
        actor: { id, sessionKey: null },
        network: client.network,
      });
      const opened = await openSession(em, ctx, id, { client, methods: ['password'], passwordHash });
      return { ...opened, email: link.email };
    });
  },

  resendConfirmation: ({ ctx, input: { email } }) =>
    ctx.em.transactional(async (em) => {
      const account = await em.findOne(AccountSchema, {
        emailKey: { $in: emailIndexes(ctx.vault, email) },
        emailConfirmedAt: null,
      });
      const accountId = account?.id ?? null;
      // Asked for and accepted also where nobody waits, so that the time taken tells a stranger nothing.
      const pending = await pendingSignUp(em, accountId);
      await acceptLink(em, ctx, { purpose: 'confirm-email', accountId, email, ...pending });
    }),
};

/** The password chosen at the sign-up, for the browser in which that was. */
const passwordOf = ({ passwordHash, browserHash }: OpenedLink, browserSecret = '') =>
  browserHash === hashOfToken(browserSecret) ? passwordHash : null;

type Finding = Pick<CallContext, 'vault' | 'now'>;

/** Locked, so that sign-ups of one address take turns. One statement adds it only where no key finds the address. */
export async function findOrAddAccount(em: EntityManager, { vault, now }: Finding, email: string) {
  const keys = emailIndexes(vault, email);
  const id = randomUUID() as AccountId;
  await em.execute(
    `insert into accounts (id, email, email_key, created_at, last_used_on)
     select ?, ?, ?, ?, ? where not exists (select from accounts where email_key = any(?::text[]))
     on conflict (email_key) do nothing`,
    [id, encryptEmail(vault, id, email), emailIndex(vault, email), now, dayInUnitedKingdom(now), `{${keys.join(',')}}`],
  );
  return em.findOneOrFail(AccountSchema, { emailKey: { $in: keys } }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
