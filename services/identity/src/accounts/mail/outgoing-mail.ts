import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import type { OutgoingMail, outgoingMailContract } from '@plainwill/contracts/identity/outgoing-mail';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { Vault } from '@plainwill/kit/encryption/vault';
import type { CallContext } from '../../context.ts';
import { AccountSchema, emailOf } from '../account.entity.ts';
import { LinkSchema, linkEmailOf } from '../links/link.entity.ts';
import type { LinkTokens } from '../links/link-tokens.ts';
import { mailOfNotice, NoticeSchema } from './notices.ts';
import { SecurityNoticeSchema } from './security-notice.entity.ts';

/** The text is decided when the mail is sent, by then knowing whether the address has an account. */
export const outgoingMail: HandlersOf<typeof outgoingMailContract, CallContext> = {
  get: async ({ ctx: { em, now, vault, linkTokens }, input: { messageId } }) => {
    const link = await em.findOne(LinkSchema, { id: messageId, expiresAt: { $gt: now } }, { populate: ['account'] });
    if (link) return link.account ? mailWithLink(em, vault, link, link.account, linkTokens) : null;
    const notice = await em.findOne(NoticeSchema, { id: messageId }, { populate: ['account'] });
    return notice && mailOfNotice(notice.kind, emailOf(vault, notice.account), linkTokens, notice.account);
  },
  addressOf: async ({ ctx: { em, vault, linkTokens }, input: { accountId, path } }) => {
    const account = await em.findOne(AccountSchema, { id: accountId, deletionAt: null, disabledAt: null });
    return account && { to: emailOf(vault, account), link: linkTokens.pageLink(path) };
  },
};

async function mailWithLink(
  em: EntityManager,
  vault: Vault,
  { id, purpose, email, emailKey, expiresAt }: InferEntity<typeof LinkSchema>,
  { disabledAt }: Pick<InferEntity<typeof AccountSchema>, 'disabledAt'>,
  { linkFor, signInLink }: LinkTokens,
): Promise<OutgoingMail | null> {
  const to = linkEmailOf(vault, { id, email });
  if (disabledAt) return { kind: 'accountDisabled', to };
  const link = linkFor(purpose, id);
  switch (purpose) {
    case 'confirm-email':
      return { kind: 'confirmEmail', to, link };
    case 'reset-password':
      return { kind: 'resetPassword', to, link };
    case 'undo-email-change':
      return { kind: 'emailChanged', to, undoLink: link, undoUntil: expiresAt.toISOString() };
    case 'begin-recovery':
      return { kind: 'beginRecovery', to, link };
    case 'secure-account':
      return securityMail(em, id, { to, secureLink: link });
    case 'confirm-new-email': {
      const isTaken = await em.count(AccountSchema, { emailKey, emailConfirmedAt: { $ne: null } });
      return isTaken ? { kind: 'alreadyHaveAccount', to, signInLink } : { kind: 'confirmNewEmail', to, link };
    }
  }
}

async function securityMail(
  em: EntityManager,
  id: string,
  addressed: { to: string; secureLink: string },
): Promise<OutgoingMail | null> {
  const notice = await em.findOne(SecurityNoticeSchema, { id });
  if (!notice) return null;
  const { event, browser, dueAt, codesLeft, createdAt } = notice;
  const times = { at: createdAt.toISOString(), dueAt: dueAt?.toISOString() ?? null };
  return { kind: 'security', event, browser: browser ?? null, codesLeft: codesLeft ?? null, ...times, ...addressed };
}
