import type { MikroORM } from '@mikro-orm/postgresql';
import type { identityContract } from '@plainwill/contracts/identity/contract';
import type { EmailJob } from '@plainwill/contracts/notifications/jobs';
import { createServiceClient } from '@plainwill/kit/calls/service-client';
import { failPoint } from '@plainwill/kit/process/fault-test';
import { NotNow } from '@plainwill/kit/queues/retries';
import type { SignToken } from '@plainwill/kit/tokens/service-token';
import { composeMessage } from './compose-message.ts';
import type { Message } from './layout.ts';
import type { Mailer } from './mailer.ts';
import { claimMessage, SentEmailSchema } from './sent-email.entity.ts';

interface EmailDeps {
  orm: MikroORM;
  identityUrl: string;
  sign: SignToken;
  mailer: Mailer;
  brand: string;
  clock: () => Date;
  /** What a message that this service has accepted says. */
  ownMail: (messageId: string) => Promise<{ to: string; message: Message } | null>;
}

const sourceTimeoutMs = 10_000;

/** Asks whoever accepted a message what it says, and sends it unless that has been done. */
export function createEmailHandler({ orm, identityUrl, sign, mailer, brand, clock, ownMail }: EmailDeps) {
  async function fromIdentity(requestId: string, messageId: string, signal: AbortSignal) {
    const { outgoingMail } = createServiceClient<typeof identityContract>({
      url: identityUrl,
      audience: 'identity',
      sign,
      account: null,
      requestId,
    });
    const mail = await outgoingMail.get.query({ messageId }, { signal });
    return mail && { to: mail.to, message: composeMessage(brand, mail) };
  }

  return async ({ source, messageId }: EmailJob, { id }: { id: string }) => {
    const em = orm.em.fork();
    const signal = AbortSignal.timeout(sourceTimeoutMs);
    const mail = source === 'notifications' ? await ownMail(messageId) : await fromIdentity(id, messageId, signal);
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
