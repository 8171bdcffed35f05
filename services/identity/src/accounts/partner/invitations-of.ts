import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { AccountSchema, emailIndexes, emailOf } from '../account.entity.ts';
import type { EmailIndex } from '../encrypted.ts';
import { activeSideOf } from './couple-side.entity.ts';
import { PartnerInvitationSchema } from './partner-invitation.entity.ts';

export type Account = InferEntity<typeof AccountSchema>;
export type PartnerInvitation = InferEntity<typeof PartnerInvitationSchema>;

/** The keys by which invitations to an account are found; none until its owner has confirmed the address. */
export const invitedKeysOf = (vault: Vault, account: Account): EmailIndex[] =>
  account.emailConfirmedAt ? emailIndexes(vault, emailOf(vault, account)) : [];

/** Invitations of an account that are open as far as the inviter sees. */
export const sentBy = (em: EntityManager, account: Account, now: Date) =>
  em.find(
    PartnerInvitationSchema,
    { account: account.id, cancelledAt: null, expiresAt: { $gt: now } },
    { orderBy: { createdAt: 'desc' }, disableIdentityMap: true },
  );

/** The mailed invitations that can be accepted: the inviter may have left, or be linked with someone else by now. */
export async function acceptable(
  em: EntityManager,
  now: Date,
  which: { tokenHash: string } | { emailKey: { $in: EmailIndex[] } },
): Promise<{ invitation: PartnerInvitation; inviter: Account }[]> {
  const open = { mailedAt: { $ne: null }, cancelledAt: null, declinedAt: null, expiresAt: { $gt: now } };
  const found = await em.find(
    PartnerInvitationSchema,
    { ...which, ...open },
    { orderBy: { createdAt: 'desc' }, disableIdentityMap: true },
  );
  const usable = [];
  for (const invitation of found) {
    const here = { id: invitation.account.id, disabledAt: null, deletionAt: null };
    const inviter = await em.findOne(AccountSchema, here, { disableIdentityMap: true });
    if (inviter && !(await activeSideOf(em, inviter.id))) usable.push({ invitation, inviter });
  }
  return usable;
}
