import type { EmailJob } from '@plainwill/contracts/notifications/jobs';
import type { SentEmails } from './sent-emails.ts';

/** How long a message is one worker's to send: no longer than the queue takes to see that a worker was killed. */
const leaseMs = 4000;

interface Message {
  messageId: string;
  source: EmailJob['source'];
  now: Date;
}

/**
 * Takes a message for sending, so that two workers with the same job do not both send it.
 * @returns 0 if it is ours, 'sent', or how long another worker may still be at it
 */
export async function claimMessage(sentEmails: SentEmails, message: Message): Promise<number | 'sent'> {
  const { messageId, source, now } = message;
  if (await sentEmails.claim({ messageId, source, leaseMs })) return 0;
  const known = await sentEmails.find(messageId);
  if (known?.state === 'sent') return 'sent';
  // Let go of meanwhile, by one who could not send it.
  if (!known) return 1;
  // The database and this process may disagree about the time.
  return Math.min(Math.max(1, known.startedAt.getTime() + leaseMs - now.getTime()), leaseMs);
}
