import { UnrecoverableError } from '@plainwill/kit/queues/dead-job';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Message } from './layout.ts';

const timeoutMs = 10_000;

interface MailerOptions {
  transport: { sendMail(message: SendMailOptions): Promise<unknown>; close(): void };
  from: { name: string; address: string };
}

interface Envelope {
  /** Makes the Message-ID, so that a message sent twice is known as one. */
  messageId: string;
  to: string;
}

/** A small pool of SMTP connections, opened when there is something to send. */
export function smtpTransport(url: string) {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Each message tells its own failure to whoever sends it.
  transport.on('error', () => {});
  return transport;
}

/** Sends a message under an id that makes it known as one however often it is sent. */
export function createMailer({ transport, from }: MailerOptions) {
  const domain = from.address.split('@').at(-1);
  return {
    async send({ messageId, to }: Envelope, { subject, text, html, stopLink }: Message) {
      try {
        await transport.sendMail({
          messageId: `<${messageId}@${domain}>`,
          from,
          // An object: a string would be read as a list of recipients.
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated', ...(stopLink && stopHeaders(stopLink)) },
        });
      } catch (error) {
        if (isRefusedForGood(error)) throw new UnrecoverableError('the mail server refuses the recipient');
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

// https://www.rfc-editor.org/rfc/rfc8058
const stopHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export type Mailer = ReturnType<typeof createMailer>;

function isRefusedForGood(error: unknown) {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && (responseCode === 0 || responseCode >= 500);
}
