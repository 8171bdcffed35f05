import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { acceptJob } from '@plainwill/kit/outbox/accept-job';
import { AccountSchema } from '../accounts/account.entity.ts';
import { type NoticeKind, NoticeSchema } from './notice.entity.ts';

const noticesPerHour = 3;

/** Promises a message, unless the account has had its share of them this hour. */
export async function acceptNotice(
  em: EntityManager,
  { id: accountId }: { id: AccountId },
  kind: NoticeKind,
  now: Date,
) {
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const recent = await em.count(NoticeSchema, { account: accountId, kind, createdAt: { $gt: hourAgo } });
  if (recent >= noticesPerHour) return;
  const id = randomUUID();
  em.create(NoticeSchema, { id, account: em.getReference(AccountSchema, accountId), kind, createdAt: now });
  await acceptJob(em, id, 'emails', { source: 'identity', messageId: id });
}
