import { randomUUID } from 'node:crypto';
import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { acceptJob } from '@plainwill/kit/outbox/accept-job';
import type { AccountSchema } from '../accounts/account.entity.ts';
import { type NoticeKind, NoticeSchema } from './notice.entity.ts';

const noticesPerHour = 3;

/** Promises a message, unless the account has had its share of them this hour. */
export async function acceptNotice(
  em: EntityManager,
  account: InferEntity<typeof AccountSchema>,
  kind: NoticeKind,
  now: Date,
) {
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const recent = await em.count(NoticeSchema, { account: account.id, kind, createdAt: { $gt: hourAgo } });
  if (recent >= noticesPerHour) return;
  const id = randomUUID();
  em.create(NoticeSchema, { id, account, kind, createdAt: now });
  await acceptJob(em, id, 'emails', { source: 'identity', messageId: id });
}
