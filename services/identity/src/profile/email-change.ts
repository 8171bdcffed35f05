import type { EntityManager } from '@mikro-orm/postgresql';
import type { profileContract } from '@plainwill/contracts/identity/profile';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { Refusal } from '@plainwill/kit/refusal';
import { AccountSchema } from '../accounts/account.entity.ts';
import { emailKey } from '../accounts/email-key.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { CallContext } from '../context.ts';
import { dropForeignConnections } from '../google/drop-foreign-connections.ts';
import { acceptLink } from '../links/links.ts';
import { dropLinks, endLinks, lookAtLink, redeemLink, voidClaims } from '../links/redeem-link.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { profileOf } from './profile-of.ts';

type EmailChange = Pick<
  typeof profileContract,
  'changeEmail' | 'newEmailDetails' | 'confirmNewEmail' | 'undoEmailChange'
>;

const fields = ['email'];

/** `h…@example.com` */
const shortened = (email: string) => email.replace(/^(.).*@/u, '$1…@');

export const emailChange: HandlersOf<EmailChange, CallContext> = {
  changeEmail: ({ ctx, input: { email } }) =>
    ctx.em.transactional(async (em) => {
      const { id } = ctx.account;
      const { emailKey: present } = await em.findOneOrFail(AccountSchema, { id });
      // To ask for the address one has is to give up the change.
      if (emailKey(email) === present) await endLinks(em, 'confirm-new-email', id, ctx.now);
      // Accepted also for an address that has an account: its owner is told, and the answer is the same.
      else await acceptLink(em, ctx, { purpose: 'confirm-new-email', accountId: id, email });
      return profileOf(em, id, ctx.now);
    }),

  newEmailDetails: async ({ ctx: { em, account, now }, input: { token } }) => {
    const link = await lookAtLink(em, 'confirm-new-email', token, now);
    if (!link) throw new Refusal('LinkExpired');
    const { email } = await em.findOneOrFail(AccountSchema, { id: link.accountId });
    return { newEmail: link.email, account: shortened(email), isYours: account?.id === link.accountId };
  },

  confirmNewEmail: ({ ctx, input: { token } }) =>
    ctx.em.transactional(async (em) => {
      const link = await redeemLink(em, 'confirm-new-email', token, ctx.now);
      if (!link) throw new Refusal('LinkExpired');
      const { accountId } = link;
      // Else a stranger who clicks takes over, with their own address, an account whose password somebody else knows.
      if (ctx.account?.id !== accountId) throw new Refusal('SignInToConfirm');
      const { email: old } = await em.findOneOrFail(AccountSchema, { id: accountId });
      await moveTo(em, accountId, link.email, ctx.now);
      await recordAudit(em, ctx, { action: 'email.change', subject: accountId, fields });
      await endSessions(em, accountId);
      await dropLinks(em, accountId);
      await voidClaims(em, accountId, link.email);
      await acceptLink(em, ctx, { purpose: 'undo-email-change', accountId, email: old });
    }),

  undoEmailChange: ({ ctx, input: { token } }) =>
    ctx.em.transactional(async (em) => {
      const link = await redeemLink(em, 'undo-email-change', token, ctx.now);
      if (!link) throw new Refusal('LinkExpired');
      const { accountId } = link;
      await moveTo(em, accountId, link.email, ctx.now);
      // Whoever changed the address may have asked for the account to be deleted, too.
      await em.nativeUpdate(AccountSchema, { id: accountId, deletionAt: { $gt: ctx.now } }, { deletionAt: null });
      await recordAudit(em, ctx, { action: 'email.undo', subject: accountId, fields });
      await endSessions(em, accountId);
      await dropForeignConnections(em, accountId);
      await dropLinks(em, accountId, link.createdAt);
      // Whoever changed the address knew the password, or had chosen it.
      await em.nativeUpdate(AccountSchema, { id: accountId }, { passwordHash: null });
      await acceptLink(em, ctx, { purpose: 'reset-password', accountId, email: link.email });
    }),
};

/** @throws {Refusal} if the address has become another account's meanwhile */
async function moveTo(em: EntityManager, id: AccountId, email: string, now: Date) {
  const key = emailKey(email);
  // A sign-up that nobody confirmed holds nothing, and the owner of the address has just shown where they belong.
  await em.nativeDelete(AccountSchema, { emailKey: key, emailConfirmedAt: null, id: { $ne: id } });
  if (await em.count(AccountSchema, { emailKey: key, id: { $ne: id } })) throw new Refusal('LinkExpired');
  await em.nativeUpdate(AccountSchema, { id }, { email, emailKey: key, emailConfirmedAt: now });
}
