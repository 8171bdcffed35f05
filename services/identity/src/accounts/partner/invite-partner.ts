import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  maxOpenPartnerInvitations,
  maxPartnerInvitationsADay,
  partnerInvitationDays,
} from '@plainwill/contracts/identity/partner';
import { dayMs } from '@plainwill/contracts/shared/durations';
import { takeTurn } from '@plainwill/kit/database/take-turn';
import { acceptJob } from '@plainwill/kit/outbox/accept-job';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../../context.ts';
import { emailIndexes, emailKey, emailOf } from '../account.entity.ts';
import type { EmailIndex } from '../encrypted.ts';
import { hashOfToken } from '../links/link-tokens.ts';
import { activeSideOf } from './couple-side.entity.ts';
import { type Account, sentBy } from './invitations-of.ts';
import { isBlocked } from './is-blocked.ts';
import { encryptInvited, PartnerInvitationSchema } from './partner-invitation.entity.ts';
import { canInviteFromOf } from './planning-of.ts';

/** So many mails of invitations a day reach one address, from all accounts together. */
const mailsADay = 3;

type Inviting = Pick<CallContext, 'vault' | 'now' | 'linkTokens'>;

/**
 * Invites the owner of an address, whom no refusal here is about: each follows from what the inviter can see. Where no
 * mail may go to the address the invitation is stored all the same, so that the answer and its time tell nothing.
 */
export async function invitePartner(
  em: EntityManager,
  inviting: Inviting,
  account: Account,
  { email, firstName }: { email: string; firstName: string },
) {
  const { vault, now, linkTokens } = inviting;
  if (emailKey(email) === emailKey(emailOf(vault, account))) throw new Refusal('OwnAddress', 'email');
  if (await activeSideOf(em, account.id)) throw new Refusal('AlreadyPlanning');
  if (await canInviteFromOf(em, account.id, now)) throw new Refusal('PlanningEndedLately');
  const keys = emailIndexes(vault, email);
  const open = await sentBy(em, account, now);
  if (open.some((invitation) => keys.includes(invitation.emailKey))) throw new Refusal('AlreadyInvited', 'email');
  if (open.length >= maxOpenPartnerInvitations) throw new Refusal('TooManyPartnerInvitations');
  const dayAgo = new Date(now.getTime() - dayMs);
  const today = await em.count(PartnerInvitationSchema, { account: account.id, createdAt: { $gt: dayAgo } });
  if (today >= maxPartnerInvitationsADay) throw new Refusal('TooManyInvitationsToday');
  const id = randomUUID();
  const isMailed = await mayMail(em, inviting, account, keys);
  await em.insert(PartnerInvitationSchema, {
    id,
    account: account.id,
    email: encryptInvited(vault, 'email', id, email),
    firstName: encryptInvited(vault, 'first_name', id, firstName),
    emailKey: keys[0] as EmailIndex,
    tokenHash: hashOfToken(linkTokens.tokenFor('partner-invite', id)),
    createdAt: now,
    expiresAt: new Date(now.getTime() + partnerInvitationDays * dayMs),
    mailedAt: isMailed ? now : null,
  });
  await acceptJob(em, id, 'emails', { source: 'identity', messageId: id });
}

/** Sends the mail of an open invitation a second time, once; nothing tells that no mail goes to the address. */
export async function mailAgain(em: EntityManager, inviting: Inviting, account: Account, id: string) {
  const invitation = (await sentBy(em, account, inviting.now)).find((one) => one.id === id);
  if (!invitation) throw new Refusal('PartnerInvitationGone');
  if (invitation.secondMessageId) return;
  const isMailed = Boolean(invitation.mailedAt) && (await isBelowShare(em, inviting.now, [invitation.emailKey]));
  const secondMessageId = randomUUID();
  await em.nativeUpdate(
    PartnerInvitationSchema,
    { id },
    { secondMessageId, mailedAgainAt: isMailed ? inviting.now : null },
  );
  await acceptJob(em, secondMessageId, 'emails', { source: 'identity', messageId: secondMessageId });
}

async function mayMail(em: EntityManager, { now }: Inviting, account: Account, keys: EmailIndex[]) {
  const earlier = await em.find(
    PartnerInvitationSchema,
    { account: account.id, emailKey: { $in: keys }, mailedAt: { $ne: null } },
    { disableIdentityMap: true },
  );
  const endings = earlier.map(({ declinedAt, cancelledAt, expiresAt }) => declinedAt ?? cancelledAt ?? expiresAt);
  // Asked in either case, so that a block takes as long.
  const isShared = await isBelowShare(em, now, keys);
  return isShared && !isBlocked(endings, now);
}

async function isBelowShare(em: EntityManager, now: Date, keys: EmailIndex[]): Promise<boolean> {
  // Invitations of one address take turns, so that none is counted too late.
  await takeTurn(em, `partner-invite ${keys.toSorted()[0]}`);
  const dayAgo = { $gt: new Date(now.getTime() - dayMs) };
  const ofAddress = { emailKey: { $in: keys } };
  const first = await em.count(PartnerInvitationSchema, { ...ofAddress, mailedAt: dayAgo });
  return first + (await em.count(PartnerInvitationSchema, { ...ofAddress, mailedAgainAt: dayAgo })) < mailsADay;
}
