import type { trustedInvitationsContract } from '@plainwill/contracts/identity/trusted-invitations';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { TrustedPersonId } from '@plainwill/contracts/shared/ids';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../../context.ts';
import { AccountSchema, emailIndexes, emailKey, emailOf, lockAccount } from '../account.entity.ts';
import { hashOfToken } from '../links/link-tokens.ts';
import { acceptable, declineInvitation, invitedKeysOf, openedInvitation, sentBy } from './invitations-of.ts';
import { hasInvitedEnough, storeInvitation } from './invite-partner.ts';
import { PartnerInvitationSchema } from './partner-invitation.entity.ts';
import { receivedOf } from './planning-of.ts';

export const trustedInvitations: HandlersOf<typeof trustedInvitationsContract, CallContext> = {
  send: ({ ctx: { em, vault, now, linkTokens }, input: { accountId, id, email, firstName } }) =>
    em.transactional(async (em) => {
      await lockAccount(em, accountId);
      const account = await em.findOneOrFail(AccountSchema, { id: accountId }, { disableIdentityMap: true });
      const open = await sentBy(em, 'trusted', account, now);
      // By a repeat of the same call; a number that is another’s already invites no one.
      if ((await em.count(PartnerInvitationSchema, { id })) > 0) return null;
      if (account.deletionAt) return 'AccountToBeDeleted';
      if (emailKey(email) === emailKey(emailOf(vault, account))) return 'OwnAddress';
      const keys = emailIndexes(vault, email);
      if (open.some((invitation) => keys.includes(invitation.emailKey))) return 'AlreadyTrusted';
      if (await hasInvitedEnough(em, 'trusted', account, now)) return 'TooManyInvitationsToday';
      const invited = { id, purpose: 'trusted', email, firstName } as const;
      await storeInvitation(em, { vault, now, linkTokens }, account, invited);
      return null;
    }),

  cancel: async ({ ctx: { em, now }, input: { accountId, id } }) => {
    const open = { id, purpose: 'trusted', account: accountId, cancelledAt: null } as const;
    await em.nativeUpdate(PartnerInvitationSchema, open, { cancelledAt: now });
  },

  redeem: ({ ctx: { em, vault, now }, input: { accountId, token } }) =>
    em.transactional(async (em) => {
      const account = await em.findOneOrFail(AccountSchema, { id: accountId }, { disableIdentityMap: true });
      const ofToken = { purpose: 'trusted', tokenHash: hashOfToken(token) } as const;
      const used = await em.findOne(
        PartnerInvitationSchema,
        { ...ofToken, acceptedAt: { $ne: null }, cancelledAt: null },
        { disableIdentityMap: true },
      );
      const invitation = used ?? (await acceptable(em, 'trusted', now, ofToken))[0]?.invitation;
      if (!invitation || invitation.account.id === accountId) return { refused: 'TrustedInvitationGone' };
      if (!invitedKeysOf(vault, account).includes(invitation.emailKey)) return { refused: 'InviteForAnotherAddress' };
      await em.nativeUpdate(PartnerInvitationSchema, { id: invitation.id, acceptedAt: null }, { acceptedAt: now });
      return { refused: null, id: invitation.id as TrustedPersonId, owner: invitation.account.id };
    }),

  received: async ({
    ctx: {
      em,
      vault,
      now,
      linkTokens,
      account: { id },
    },
  }) => {
    const account = await em.findOneOrFail(AccountSchema, { id }, { disableIdentityMap: true });
    const received = await acceptable(em, 'trusted', now, { emailKey: { $in: invitedKeysOf(vault, account) } });
    return receivedOf({ vault, linkTokens }, 'trusted', received, id);
  },

  opened: async ({ ctx, input: { token } }) => {
    const [found] = await acceptable(ctx.em, 'trusted', ctx.now, { tokenHash: hashOfToken(token) });
    if (!found) throw new Refusal('TrustedInvitationGone');
    return openedInvitation(ctx, found);
  },

  decline: ({ ctx, input: { token } }) => declineInvitation(ctx, 'trusted', token),
};
