import type { EntityManager } from '@mikro-orm/postgresql';
import type { Planning, ReceivedInvitation } from '@plainwill/contracts/identity/partner';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { AuditEntrySchema } from '@plainwill/kit/audit/audit.entity';
import type { CallContext } from '../../context.ts';
import { AccountSchema, nameForStrangers, nameOf } from '../account.entity.ts';
import { activeSideOf, CoupleSideSchema, partnerNameOf } from './couple-side.entity.ts';
import { acceptable, invitedKeysOf, sentBy } from './invitations-of.ts';
import { type InvitationPurpose, invitedOf } from './partner-invitation.entity.ts';

/** When an account may invite again after an end; null where it may. */
export async function canInviteFromOf(em: EntityManager, accountId: AccountId, now: Date): Promise<Date | null> {
  const [last] = await em.find(
    CoupleSideSchema,
    { account: accountId, endedAt: { $gt: new Date(now.getTime() - dayMs) } },
    { orderBy: { endedAt: 'desc' }, limit: 1, disableIdentityMap: true },
  );
  return last?.endedAt ? new Date(last.endedAt.getTime() + dayMs) : null;
}

/** Says whether the owner's own act ended the last couple. Only the log of what they did tells so. */
async function isEndedByOwner(em: EntityManager, accountId: AccountId): Promise<boolean> {
  const [last] = await em.find(
    CoupleSideSchema,
    { account: accountId },
    { orderBy: { endedAt: 'desc nulls first' }, limit: 1, disableIdentityMap: true },
  );
  if (!last?.endedAt) return false;
  const own = { action: 'couple.end', actorAccountId: accountId, subjectAccountId: accountId } as const;
  return (await em.count(AuditEntrySchema, { ...own, at: { $gte: last.endedAt } })) > 0;
}

/** Invitations as the account that received them is shown them. */
export const receivedOf = (
  { vault, linkTokens }: Pick<CallContext, 'vault' | 'linkTokens'>,
  purpose: InvitationPurpose,
  received: Awaited<ReturnType<typeof acceptable>>,
  accountId: AccountId,
): ReceivedInvitation[] =>
  received
    .filter(({ inviter }) => inviter.id !== accountId)
    .map(({ invitation: { id, expiresAt }, inviter }) => ({
      token: linkTokens.tokenFor(`${purpose}-invite`, id),
      from: nameForStrangers(nameOf(vault, inviter)),
      expiresAt: expiresAt.toISOString(),
    }));

/** Everything that the page about planning together shows. */
export async function planningOf(
  em: EntityManager,
  { vault, now, linkTokens }: Pick<CallContext, 'vault' | 'now' | 'linkTokens'>,
  accountId: AccountId,
): Promise<Planning> {
  const account = await em.findOneOrFail(AccountSchema, { id: accountId }, { disableIdentityMap: true });
  const side = await activeSideOf(em, accountId);
  const unread = { account: accountId, endedAt: { $ne: null }, isEndRead: false };
  const received = side
    ? []
    : await acceptable(em, 'partner', now, { emailKey: { $in: invitedKeysOf(vault, account) } });
  const canInviteFrom = await canInviteFromOf(em, accountId, now);
  return {
    partner: side && { firstName: partnerNameOf(vault, accountId, side.partnerName), linkedOn: side.linkedOn },
    hasEnded: (await em.count(CoupleSideSchema, unread)) > 0,
    isEndedByOwner: await isEndedByOwner(em, accountId),
    canInviteFrom: canInviteFrom?.toISOString() ?? null,
    nameInMail: nameForStrangers(nameOf(vault, account)),
    sent: (await sentBy(em, 'partner', account, now)).map(
      ({ id, email, firstName, createdAt, expiresAt, secondMessageId }) => ({
        id,
        email: invitedOf(vault, 'email', id, email),
        firstName: invitedOf(vault, 'first_name', id, firstName),
        sentAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        canSendAgain: !secondMessageId,
      }),
    ),
    received: receivedOf({ vault, linkTokens }, 'partner', received, accountId),
  };
}
