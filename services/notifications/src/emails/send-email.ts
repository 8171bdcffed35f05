import type { EmailJob } from '@plainwill/contracts/notifications/jobs';
import { failPoint } from '@plainwill/kit/process/fault-test';
import { NotNow } from '@plainwill/kit/queues/retries';
import { timeoutSignal } from '@plainwill/kit/resilience/timeouts';
import { claimMessage } from './claim-message.ts';
import type { MailSource } from './mail-sources.ts';
import type { Mailer } from './mailer.ts';
import type { SentEmails } from './sent-emails.ts';

interface EmailDeps {
  sentEmails: SentEmails;
  sources: Partial<Record<EmailJob['source'], MailSource>>;
  mailer: Pick<Mailer, 'send'>;
  clock: () => Date;
}

const sourceTimeoutMs = 10_000;

/** Asks whoever accepted a message what it says, and sends it unless that has been done. */
export function createEmailHandler({ sentEmails, sources, mailer, clock }: EmailDeps) {
  return async ({ source, messageId }: EmailJob, { id }: { id: string }) => {
    const describe = sources[source];
    if (!describe) throw new Error(`${source} has no mail to send`);
    const limit = timeoutSignal(sourceTimeoutMs, undefined);
    const mail = await describe({ messageId, requestId: id, signal: limit.signal }).finally(limit.stop);
    if (!mail) return;
    const waitMs = await claimMessage(sentEmails, { messageId, source, now: clock() });
    // A crash may have come between the sending and the telling.
    if (waitMs === 'sent') return mail.handedOver?.();
    if (waitMs) throw new NotNow('another worker is sending it', waitMs);
    try {
      await mailer.send({ messageId, to: mail.to }, mail.message);
    } catch (error) {
      await sentEmails.release(messageId);
      throw error;
    }
    failPoint('mail-taken');
    // A crash before this line sends the message again, under the same Message-ID.
    await sentEmails.markSent(messageId, clock());
    await mail.handedOver?.();
  };
}
