import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { StaffRecoveryStep } from '@plainwill/contracts/identity/sign-in-methods';
import { hourMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { acceptJob } from '@plainwill/kit/outbox/accept-job';
import { AccountSchema } from '../account.entity.ts';

export type NoticeKind =
  | 'alreadyHaveAccount'
  | 'passwordChanged'
  | 'signedOutForGuessing'
  | 'googleConnected'
  | 'googleDisconnected'
  | 'deletionRequested'
  | 'accountInactive'
  | 'sessionsEnded'
  | 'accountDisabled'
  | 'accountEnabled'
  | 'stepRemovalAsked'
  | 'stepRemovalDone'
  | StaffRecoveryStep;

/** A message that tells the owner of an account something and asks nothing. */
export const NoticeSchema = defineEntity({
  name: 'Notice',
  tableName: 'notices',
  properties: {
    id: p.uuid().primary(),
    account: () => p.manyToOne(AccountSchema).deleteRule('cascade').index(),
    kind: p.string().$type<NoticeKind>(),
    createdAt: p.datetime(),
  },
});

const noticesPerHour = 3;

/** Promises a message, unless the account has had its share of them this hour. */
export async function acceptNotice(
  em: EntityManager,
  { id: accountId }: { id: AccountId },
  kind: NoticeKind,
  now: Date,
) {
  const hourAgo = new Date(now.getTime() - hourMs);
  const recent = await em.count(NoticeSchema, { account: accountId, kind, createdAt: { $gt: hourAgo } });
  if (recent >= noticesPerHour) return;
  const id = randomUUID();
  em.create(NoticeSchema, { id, account: em.getReference(AccountSchema, accountId), kind, createdAt: now });
  await acceptJob(em, id, 'emails', { source: 'identity', messageId: id });
}
