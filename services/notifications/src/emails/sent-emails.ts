import type { MikroORM } from '@mikro-orm/postgresql';
import type { EmailJob } from '@plainwill/contracts/notifications/jobs';
import { SentEmailSchema } from './sent-email.entity.ts';

interface Claim {
  messageId: string;
  source: EmailJob['source'];
  /** How long it is ours. One that another claimed longer ago, or later than now, may be taken over. */
  leaseMs: number;
}

interface Known {
  state: 'sending' | 'sent';
  startedAt: Date;
}

/** Sending mail needs these of the database. */
export interface SentEmails {
  /** Claims a message by the clock of the database. @returns true if the message is ours to send */
  claim(claim: Claim): Promise<boolean>;
  find(messageId: string): Promise<Known | null>;
  /** Lets go of a message that is not sent. */
  release(messageId: string): Promise<unknown>;
  markSent(messageId: string, now: Date): Promise<unknown>;
}

/** The record of the service's database. */
export function createSentEmails(orm: MikroORM): SentEmails {
  return {
    async claim({ messageId, source, leaseMs }) {
      // SQL, for the ORM's upsert has no condition on the row that is there.
      const claimed = await orm.em.fork().execute<unknown[]>(
        `insert into sent_emails (message_id, source, state, started_at) values (?, ?, 'sending', clock_timestamp())
         on conflict (message_id) do update set started_at = clock_timestamp()
         where sent_emails.state = 'sending'
           and sent_emails.started_at not between clock_timestamp() - make_interval(secs => ?) and clock_timestamp()
         returning message_id`,
        [messageId, source, leaseMs / 1000],
      );
      return claimed.length > 0;
    },
    find: (messageId) => orm.em.fork().findOne(SentEmailSchema, { messageId }),
    release: (messageId) => orm.em.fork().nativeDelete(SentEmailSchema, { messageId, state: 'sending' }),
    markSent: (messageId, now) =>
      orm.em.fork().nativeUpdate(SentEmailSchema, { messageId }, { state: 'sent', sentAt: now }),
  };
}
