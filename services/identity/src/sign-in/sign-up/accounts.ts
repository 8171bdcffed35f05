import type { accountsContract } from '@plainwill/contracts/identity/accounts';
import type { SignInMethod } from '@plainwill/contracts/identity/sign-in-methods';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { Role } from '@plainwill/contracts/shared/roles';
import { preparedRows } from '@plainwill/kit/database/prepared';
import { Refusal } from '@plainwill/kit/refusal';
import { AccountSchema, emailIndexes, emailKey, personOf } from '../../accounts/account.entity.ts';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import type { Encrypted } from '../../accounts/encrypted.ts';
import { findOrAddAccount } from '../../accounts/find-or-add-account.ts';
import { hashOfToken } from '../../accounts/links/link-tokens.ts';
import { mailLinkWithinShare, pendingSignUp } from '../../accounts/links/links.ts';
import { type LinkDetails, lookAtLink, redeemLink } from '../../accounts/links/redeem-link.ts';
import { mailNoticeWithinShare } from '../../accounts/mail/notices.ts';
import { staffStepOf } from '../../accounts/sessions/staff-second-step.ts';
import type { CallContext } from '../../context.ts';
import { giveToOwner } from '../../credentials/google/give-to-owner.ts';
import { refuseGuessable } from '../../credentials/passwords/password-check.ts';
import { openSession } from '../open-session.ts';

interface MeRow {
  email: Encrypted;
  name: Encrypted | null;
  roles: Role[];
  methods: SignInMethod[] | null;
}

export const accounts: HandlersOf<typeof accountsContract, CallContext> = {
  me: async ({ ctx: { em, vault, account, draftKeyOf, sessions, now } }) => {
    if (!account) return null;
    // SQL, for every page of a signed-in person asks this, and it is planned once.
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

  signUp: async ({ ctx, input: { email, password, browserSecret, submission } }) => {
    await refuseGuessable(password, { email }, 'password');
    // Hashed whether or not the address is known, so that the time taken tells a stranger nothing.
    const passwordHash = await ctx.passwords.hash(password);
    const browserHash = browserSecret ? hashOfToken(browserSecret) : null;
    await ctx.em.transactional(async (em) => {
      const account = await findOrAddAccount(em, ctx, email);
      if (account.emailConfirmedAt) await mailNoticeWithinShare(em, account, 'alreadyHaveAccount', ctx.now);
      else {
        const carried = { passwordHash, browserHash, submission };
        await mailLinkWithinShare(em, ctx, { purpose: 'confirm-email', accountId: account.id, email, ...carried });
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
    // A stranger may have signed up with this address, or the owner of another with this one by mistake: the answers go
    // to whoever knows the password that was chosen with them.
    const isSigner = !password || (await ctx.passwords.verify(offered.passwordHash, password));
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
      return { ...opened, email: link.email, submission: isSigner ? link.submission : null };
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
      const pending = await pendingSignUp(em, ctx.vault, accountId);
      await mailLinkWithinShare(em, ctx, { purpose: 'confirm-email', accountId, email, ...pending });
    }),
};

/** The password chosen at the sign-up, for the browser in which that was. */
const passwordOf = ({ passwordHash, browserHash }: LinkDetails, browserSecret = '') =>
  browserHash === hashOfToken(browserSecret) ? passwordHash : null;
