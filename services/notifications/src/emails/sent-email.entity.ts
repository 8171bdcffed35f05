import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EmailJob } from '@plainwill/contracts/notifications/jobs';

/** That a message was handed to the mail server; never what it said or to whom. */
export const SentEmailSchema = defineEntity({
  name: 'SentEmail',
  tableName: 'sent_emails',
  properties: {
    messageId: p.uuid().primary(),
    source: p.string().length(40).$type<EmailJob['source']>(),
    state: p.string().length(20).$type<'sending' | 'sent'>(),
    startedAt: p.datetime(),
    sentAt: p.datetime().nullable(),
  },
});

/** How long a message is one worker's to send: no longer than the queue takes to see that a worker was killed. */
const leaseMs = 4000;

interface Claim {
  messageId: string;
  source: EmailJob['source'];
  now: Date;
}

/**
 * Takes a message for sending, so that two workers with the same job do not both send it.
 * @returns 0 if it is ours, 'sent', or how long another worker may still be at it
 */
export async function claimMessage(em: EntityManager, { messageId, source, now }: Claim): Promise<number | 'sent'> {
  // SQL, for the ORM's upsert has no condition on the row that is there.
  const claimed = await em.execute<unknown[]>(
    `insert into sent_emails (message_id, source, state, started_at) values (?, ?, 'sending', ?)
     on conflict (message_id) do update set started_at = excluded.started_at
     where sent_emails.state = 'sending' and sent_emails.started_at <= ?
     returning message_id`,
    [messageId, source, now, new Date(now.getTime() - leaseMs)],
  );
  if (claimed.length > 0) return 0;
  const known = await em.findOne(SentEmailSchema, { messageId });
  if (known?.state === 'sent') return 'sent';
  // Let go of meanwhile, by one who could not send it.
  if (!known) return 1;
  return Math.max(1, known.startedAt.getTime() + leaseMs - now.getTime());
}
