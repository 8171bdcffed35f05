import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CoupleId, Planning, partnerContract } from '@plainwill/contracts/identity/partner';
import type { CallingAccount, HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../../context.ts';
import { AccountSchema, firstNameIn, lockAccount, nameOf } from '../account.entity.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { hashOfToken } from '../links/link-tokens.ts';
import { activeSideOf, CoupleSideSchema, encryptPartnerName, endCouples, partnerNameOf } from './couple-side.entity.ts';
import { type Account, acceptable, declineInvitation, invitedKeysOf, openedInvitation } from './invitations-of.ts';
import { invitePartner, mailAgain } from './invite-partner.ts';
import { invitedOf, PartnerInvitationSchema } from './partner-invitation.entity.ts';
import { planningOf } from './planning-of.ts';

export const partner: HandlersOf<typeof partnerContract, CallContext> = {
  get: ({ ctx }) => planningOf(ctx.em, ctx, ctx.account.id),

  invite: ({ ctx, input }) =>
    change(ctx, async (em, account) => {
      await invitePartner(em, ctx, account, input);
      await recordAudit(em, ctx, { action: 'couple.invite', subject: account.id });
    }),

  sendAgain: ({ ctx, input: { id } }) => change(ctx, (em, account) => mailAgain(em, ctx, account, id)),

  cancelInvite: ({ ctx, input: { id } }) =>
    change(ctx, async (em, account) => {
      const open = { id, purpose: 'partner', account: account.id, cancelledAt: null } as const;
      await em.nativeUpdate(PartnerInvitationSchema, open, { cancelledAt: ctx.now });
    }),

  invitation: async ({ ctx, input: { token } }) => openedInvitation(ctx, await invitationOf(ctx.em, ctx.now, token)),

  accept: async ({ ctx, input: { token } }) => {
    // Looked at first, for both accounts are locked in one order: invitations that cross do not wait for each other.
    const offered = await ctx.em.findOne(PartnerInvitationSchema, {
      purpose: 'partner',
      tokenHash: hashOfToken(token),
    });
    if (!offered) throw new Refusal('PartnerInvitationGone');
    return ctx.em.transactional(async (em) => {
      for (const id of [offered.account.id, ctx.account.id].toSorted()) await lockAccount(em, id);
      const account = await ownAccount(em, ctx);
      if (await activeSideOf(em, account.id)) throw new Refusal('AlreadyPlanning');
      const { invitation, inviter } = await invitationOf(em, ctx.now, token);
      if (!invitedKeysOf(ctx.vault, account).includes(invitation.emailKey))
        throw new Refusal('InviteForAnotherAddress');
      if (inviter.id === account.id) throw new Refusal('PartnerInvitationGone');
      const typedName = invitedOf(ctx.vault, 'first_name', invitation.id, invitation.firstName);
      await link(em, ctx, { account: inviter, partner: account, partnerName: typedName });
      await recordAudit(em, ctx, { action: 'couple.accept', subject: account.id });
      return planningOf(em, ctx, account.id);
    });
  },

  decline: ({ ctx, input: { token } }) => declineInvitation(ctx, 'partner', token),

  end: ({ ctx }) =>
    ctx.em.transactional(async (em) => {
      const { id } = ctx.account;
      if ((await endCouples(em, [id], ctx.now)) > 0) await recordAudit(em, ctx, { action: 'couple.end', subject: id });
      return planningOf(em, ctx, id);
    }),

  dismissEnd: async ({ ctx }) => {
    const ended = { account: ctx.account.id, endedAt: { $ne: null } };
    await ctx.em.nativeUpdate(CoupleSideSchema, ended, { isEndRead: true });
    return planningOf(ctx.em, ctx, ctx.account.id);
  },

  coupleOf: async ({ ctx: { em, vault }, input: { accountId } }) => {
    const side = await activeSideOf(em, accountId);
    if (!side?.partnerAccountId) return null;
    const { coupleId, partnerAccountId, partnerName, linkedOn } = side;
    return { coupleId, partnerAccountId, partnerFirstName: partnerNameOf(vault, accountId, partnerName), linkedOn };
  },
};

type Context = CallContext & { account: CallingAccount };

/** Changes what the caller has sent, one change of an account at a time. */
const change = (ctx: Context, act: (em: EntityManager, account: Account) => Promise<void>): Promise<Planning> =>
  ctx.em.transactional(async (em) => {
    await lockAccount(em, ctx.account.id);
    await act(em, await ownAccount(em, ctx));
    return planningOf(em, ctx, ctx.account.id);
  });

/** Call after the account is locked: an account that is to be deleted begins nothing. */
async function ownAccount(em: EntityManager, { account: { id } }: Context): Promise<Account> {
  const account = await em.findOneOrFail(AccountSchema, { id }, { disableIdentityMap: true });
  if (account.deletionAt) throw new Refusal('AccountToBeDeleted');
  return account;
}

async function invitationOf(em: EntityManager, now: Date, token: string) {
  const [found] = await acceptable(em, 'partner', now, { tokenHash: hashOfToken(token) });
  if (!found) throw new Refusal('PartnerInvitationGone');
  return found;
}

interface Linked {
  /** The inviter. */
  account: Account;
  partner: Account;
  /** As the inviter typed it. */
  partnerName: string;
}

/** Links two accounts, neither of which is linked; what either has sent to anyone is over with it. */
async function link(em: EntityManager, { vault, now }: CallContext, { account, partner, partnerName }: Linked) {
  const coupleId = randomUUID() as CoupleId;
  const linkedOn = dayInUnitedKingdom(now);
  const sides = [
    { account, other: partner, name: firstNameIn(nameOf(vault, partner)) ?? partnerName },
    { account: partner, other: account, name: firstNameIn(nameOf(vault, account)) },
  ];
  for (const {
    account: { id },
    other,
    name,
  } of sides)
    await em.insert(CoupleSideSchema, {
      coupleId,
      account: id,
      partnerAccountId: other.id,
      partnerName: encryptPartnerName(vault, id, name),
      linkedOn,
      isEndRead: false,
    });
  const both = { account: { $in: sides.map((side) => side.account.id) }, endedAt: { $ne: null } };
  await em.nativeUpdate(CoupleSideSchema, both, { isEndRead: true });
  await em.nativeDelete(PartnerInvitationSchema, {
    purpose: 'partner',
    account: both.account,
    expiresAt: { $gt: now },
  });
}
