import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import type { OpenedInvitation } from '@plainwill/contracts/identity/partner';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import type { Vault } from '@plainwill/kit/encryption/vault';
import type { CallContext } from '../../context.ts';
import { AccountSchema, emailIndexes, emailOf, nameForStrangers, nameOf, shortenedEmail } from '../account.entity.ts';
import type { EmailIndex } from '../encrypted.ts';
import { hashOfToken } from '../links/link-tokens.ts';
import { activeSideOf } from './couple-side.entity.ts';
import { type InvitationPurpose, invitedOf, PartnerInvitationSchema } from './partner-invitation.entity.ts';

export type Account = InferEntity<typeof AccountSchema>;
export type PartnerInvitation = InferEntity<typeof PartnerInvitationSchema>;

/** The keys by which invitations to an account are found; none until its owner has confirmed the address. */
export const invitedKeysOf = (vault: Vault, account: Account): EmailIndex[] =>
  account.emailConfirmedAt ? emailIndexes(vault, emailOf(vault, account)) : [];

/** Invitations of an account that are open as far as the inviter sees. */
export const sentBy = (em: EntityManager, purpose: InvitationPurpose, account: Account, now: Date) =>
  em.find(
    PartnerInvitationSchema,
    { purpose, account: account.id, cancelledAt: null, expiresAt: { $gt: now } },
    { orderBy: { createdAt: 'desc' }, disableIdentityMap: true },
  );

/** The mailed invitations that can be accepted: the inviter may have left, or plan with someone else by now. */
export async function acceptable(
  em: EntityManager,
  purpose: InvitationPurpose,
  now: Date,
  which: { tokenHash: string } | { emailKey: { $in: EmailIndex[] } },
): Promise<{ invitation: PartnerInvitation; inviter: Account }[]> {
  const open = {
    purpose,
    mailedAt: { $ne: null },
    cancelledAt: null,
    declinedAt: null,
    acceptedAt: null,
    expiresAt: { $gt: now },
  };
  const found = await em.find(
    PartnerInvitationSchema,
    { ...which, ...open },
    { orderBy: { createdAt: 'desc' }, disableIdentityMap: true },
  );
  const usable = [];
  for (const invitation of found) {
    const here = { id: invitation.account.id, disabledAt: null, deletionAt: null };
    const inviter = await em.findOne(AccountSchema, here, { disableIdentityMap: true });
    const isLinked = purpose === 'partner' && (await activeSideOf(em, here.id)) !== null;
    if (inviter && !isLinked) usable.push({ invitation, inviter });
  }
  return usable;
}

/** An opened link as its reader is shown it. */
export async function openedInvitation(
  { em, vault, account }: Pick<CallContext, 'em' | 'vault'> & { account: CallingAccount | null },
  { invitation, inviter }: { invitation: PartnerInvitation; inviter: Account },
): Promise<OpenedInvitation> {
  const reader = account && (await em.findOneOrFail(AccountSchema, { id: account.id }));
  const isYours = Boolean(reader && invitedKeysOf(vault, reader).includes(invitation.emailKey));
  return {
    from: reader && !isYours ? null : nameForStrangers(nameOf(vault, inviter)),
    sentTo: shortenedEmail(invitedOf(vault, 'email', invitation.id, invitation.email)),
    isYours,
  };
}

/** The same for a link that never was. */
export async function declineInvitation(
  { em, now }: Pick<CallContext, 'em' | 'now'>,
  purpose: InvitationPurpose,
  token: string,
) {
  const which = { purpose, tokenHash: hashOfToken(token), declinedAt: null };
  await em.nativeUpdate(PartnerInvitationSchema, which, { declinedAt: now });
}
