import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import type { OutgoingMail, outgoingMailContract } from '@plainwill/contracts/identity/outgoing-mail';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { Submission } from '@plainwill/contracts/notifications/questionnaire';
import type { Vault } from '@plainwill/kit/encryption/vault';
import type { CallContext } from '../../context.ts';
import { AccountSchema, emailOf, firstNameIn, nameForStrangers, nameOf } from '../account.entity.ts';
import { formerEmailOf } from '../former-email.ts';
import { LinkSchema, linkEmailOf, submissionOf } from '../links/link.entity.ts';
import type { LinkTokens } from '../links/link-tokens.ts';
import { type InvitationPurpose, invitedOf, PartnerInvitationSchema } from '../partner/partner-invitation.entity.ts';
import { InvitationSchema, invitedEmailOf } from './invitation.entity.ts';
import { mailOfNotice, NoticeSchema } from './notices.ts';
import { SecurityNoticeSchema } from './security-notice.entity.ts';

/** The text is decided when the mail is sent, by then knowing whether the address has an account. */
export const outgoingMail: HandlersOf<typeof outgoingMailContract, CallContext> = {
  get: async ({ ctx: { em, now, vault, linkTokens }, input: { messageId } }) => {
    const link = await em.findOne(LinkSchema, { id: messageId, expiresAt: { $gt: now } }, { populate: ['account'] });
    if (link) return link.account ? mailWithLink(em, vault, link, link.account, linkTokens) : null;
    const invitation = await em.findOne(InvitationSchema, { id: messageId, expiresAt: { $gt: now } });
    if (invitation) return mailOfInvitation(vault, invitation, linkTokens);
    const ofOwner = await invitationByOwnerOf(em, now, messageId);
    if (ofOwner) return mailOfOwner(vault, ofOwner, linkTokens);
    const notice = await em.findOne(NoticeSchema, { id: messageId }, { populate: ['account'] });
    return notice && mailOfNotice(notice.kind, emailOf(vault, notice.account), linkTokens, notice.account);
  },
  addressOf: async ({ ctx: { em, now, vault, linkTokens }, input: { accountId, path, canWait, isFormer } }) => {
    const account = await em.findOne(AccountSchema, { id: accountId, deletionAt: null, disabledAt: null });
    if (!account) return null;
    if (canWait && [account.frozenUntil, account.willHiddenUntil].some((until) => until && until > now)) return null;
    const to = isFormer ? await formerEmailOf({ em, vault, now }, accountId) : emailOf(vault, account);
    return to === null ? null : { to, link: linkTokens.pageLink(path), firstName: firstNameIn(nameOf(vault, account)) };
  },
  hasNewAddress: async ({ ctx, input: { accountId } }) => (await formerEmailOf(ctx, accountId)) !== null,
};

const mailOfInvitation = (
  vault: Vault,
  { id, email, role, expiresAt }: InferEntity<typeof InvitationSchema>,
  { pageLink }: LinkTokens,
): OutgoingMail => ({
  kind: 'invitation',
  role,
  to: invitedEmailOf(vault, { id, email }),
  link: pageLink('/admin/invitation'),
  until: expiresAt.toISOString(),
});

/** The invitation of a message that may go out, the first or the second; null once it is over. */
async function invitationByOwnerOf(em: EntityManager, now: Date, messageId: string) {
  const which = {
    $or: [
      { id: messageId, mailedAt: { $ne: null } },
      { secondMessageId: messageId, mailedAgainAt: { $ne: null } },
    ],
  };
  const open = { cancelledAt: null, declinedAt: null, acceptedAt: null, expiresAt: { $gt: now } };
  const inviter = { disabledAt: null, deletionAt: null };
  return em.findOne(PartnerInvitationSchema, { ...which, ...open, account: inviter }, { populate: ['account'] });
}

const ofPurpose = {
  partner: { kind: 'partnerInvitation' },
  trusted: { kind: 'trustedInvitation' },
} as const satisfies Record<InvitationPurpose, object>;

const mailOfOwner = (
  vault: Vault,
  { id, account, email, firstName, expiresAt, ...row }: InferEntity<typeof PartnerInvitationSchema>,
  { linkFor }: LinkTokens,
  purpose: InvitationPurpose = row.purpose,
): OutgoingMail => ({
  ...ofPurpose[purpose],
  from: nameForStrangers(nameOf(vault, account)),
  firstName: nameForStrangers(invitedOf(vault, 'first_name', id, firstName)),
  to: invitedOf(vault, 'email', id, email),
  link: linkFor(`${purpose}-invite`, id),
  until: expiresAt.toISOString(),
});

const isForTwo = (submission: Submission | null) => submission?.answers.whoFor === 'Me and my Partner';

async function mailWithLink(
  em: EntityManager,
  vault: Vault,
  { id, purpose, email, emailKey, submission, expiresAt }: InferEntity<typeof LinkSchema>,
  { disabledAt }: Pick<InferEntity<typeof AccountSchema>, 'disabledAt'>,
  { linkFor, signInLink }: LinkTokens,
): Promise<OutgoingMail | null> {
  const to = linkEmailOf(vault, { id, email });
  if (disabledAt) return { kind: 'accountDisabled', to };
  const link = linkFor(purpose, id);
  switch (purpose) {
    case 'confirm-email':
      return { kind: 'confirmEmail', isForTwo: isForTwo(submissionOf(vault, { id, submission })), to, link };
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
