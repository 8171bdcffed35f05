import type { MikroORM } from '@mikro-orm/postgresql';
import type { EmailJob } from '@plainwill/contracts/notifications/jobs';
import { failPoint } from '@plainwill/kit/process/fault-test';
import { NotNow } from '@plainwill/kit/queues/retries';
import type { MailSource } from './mail-sources.ts';
import type { Mailer } from './mailer.ts';
import { claimMessage, SentEmailSchema } from './sent-email.entity.ts';

interface EmailDeps {
  orm: MikroORM;
  sources: Partial<Record<EmailJob['source'], MailSource>>;
  mailer: Mailer;
  clock: () => Date;
}

const sourceTimeoutMs = 10_000;

/** Asks whoever accepted a message what it says, and sends it unless that has been done. */
export function createEmailHandler({ orm, sources, mailer, clock }: EmailDeps) {
  return async ({ source, messageId }: EmailJob, { id }: { id: string }) => {
    const describe = sources[source];
    if (!describe) throw new Error(`${source} has no mail to send`);
    const em = orm.em.fork();
    const signal = AbortSignal.timeout(sourceTimeoutMs);
    const mail = await describe({ messageId, requestId: id, signal });
    if (!mail) return;
    const waitMs = await claimMessage(em, { messageId, source, now: clock() });
    if (waitMs === 'sent') return;
    if (waitMs) throw new NotNow('another worker is sending it', waitMs);
    try {
      await mailer.send({ messageId, to: mail.to }, mail.message);
    } catch (error) {
      await em.nativeDelete(SentEmailSchema, { messageId, state: 'sending' });
      throw error;
    }
    failPoint('mail-taken');
    // A crash before this line sends the message again, under the same Message-ID.
    await em.nativeUpdate(SentEmailSchema, { messageId }, { state: 'sent', sentAt: clock() });
  };
}
