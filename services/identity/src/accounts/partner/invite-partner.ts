import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  maxOpenPartnerInvitations,
  maxPartnerInvitationsADay,
  partnerInvitationDays,
} from '@plainwill/contracts/identity/partner';
import { trustedInvitationDays } from '@plainwill/contracts/identity/trusted-invitations';
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
import { encryptInvited, type InvitationPurpose, PartnerInvitationSchema } from './partner-invitation.entity.ts';
import { canInviteFromOf } from './planning-of.ts';

/** So many mails of invitations a day reach one address, from all accounts together. */
const mailsADay = 3;

type Inviting = Pick<CallContext, 'vault' | 'now' | 'linkTokens'>;

interface Invited {
  email: string;
  firstName: string;
}

/**
 * Invites the owner of an address, whom no refusal here is about: each follows from what the inviter can see. Where no
 * mail may go to the address the invitation is stored all the same, so that the answer and its time tell nothing.
 */
export async function invitePartner(em: EntityManager, inviting: Inviting, account: Account, invited: Invited) {
  const { vault, now } = inviting;
  if (emailKey(invited.email) === emailKey(emailOf(vault, account))) throw new Refusal('OwnAddress', 'email');
  if (await activeSideOf(em, account.id)) throw new Refusal('AlreadyPlanning');
  if (await canInviteFromOf(em, account.id, now)) throw new Refusal('PlanningEndedLately');
  const keys = emailIndexes(vault, invited.email);
  const open = await sentBy(em, 'partner', account, now);
  if (open.some((invitation) => keys.includes(invitation.emailKey))) throw new Refusal('AlreadyInvited', 'email');
  if (open.length >= maxOpenPartnerInvitations) throw new Refusal('TooManyPartnerInvitations');
  if (await hasInvitedEnough(em, 'partner', account, now)) throw new Refusal('TooManyInvitationsToday');
  await storeInvitation(em, inviting, account, { id: randomUUID(), purpose: 'partner', ...invited });
}

/** Says whether an account has sent as many invitations of a kind today as it may. */
export async function hasInvitedEnough(em: EntityManager, purpose: InvitationPurpose, account: Account, now: Date) {
  const dayAgo = new Date(now.getTime() - dayMs);
  const today = { purpose, account: account.id, createdAt: { $gt: dayAgo } };
  return (await em.count(PartnerInvitationSchema, today)) >= maxPartnerInvitationsADay;
}

const daysOf: Record<InvitationPurpose, number> = { partner: partnerInvitationDays, trusted: trustedInvitationDays };

/** Stores an invitation and promises its mail, in either case and whether or not any goes. */
export async function storeInvitation(
  em: EntityManager,
  inviting: Inviting,
  account: Account,
  { id, purpose, email, firstName }: Invited & { id: string; purpose: InvitationPurpose },
) {
  const { vault, now, linkTokens } = inviting;
  const keys = emailIndexes(vault, email);
  const isMailed = await mayMail(em, inviting, purpose, account, keys);
  await em.insert(PartnerInvitationSchema, {
    id,
    purpose,
    account: account.id,
    email: encryptInvited(vault, 'email', id, email),
    firstName: encryptInvited(vault, 'first_name', id, firstName),
    emailKey: keys[0] as EmailIndex,
    tokenHash: hashOfToken(linkTokens.tokenFor(`${purpose}-invite`, id)),
    createdAt: now,
    expiresAt: new Date(now.getTime() + daysOf[purpose] * dayMs),
    mailedAt: isMailed ? now : null,
  });
  await acceptJob(em, id, 'emails', { source: 'identity', messageId: id });
}

/** Sends the mail of an open invitation a second time, once; nothing tells that no mail goes to the address. */
export async function mailAgain(em: EntityManager, inviting: Inviting, account: Account, id: string) {
  const invitation = (await sentBy(em, 'partner', account, inviting.now)).find((one) => one.id === id);
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

async function mayMail(
  em: EntityManager,
  { now }: Inviting,
  purpose: InvitationPurpose,
  account: Account,
  keys: EmailIndex[],
) {
  const earlier = await em.find(
    PartnerInvitationSchema,
    { purpose, account: account.id, emailKey: { $in: keys }, mailedAt: { $ne: null }, acceptedAt: null },
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
