import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Mailbox } from './mailbox.ts';

interface SmtpOptions {
  port: number;
  mailbox: Mailbox;
  clock: () => Date;
}

/** A real SMTP server on loopback that keeps every message instead of passing it on. */
export async function startSmtp({ port, mailbox, clock }: SmtpOptions) {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 500,
    onData: (stream, { envelope }, callback) => {
      const to = envelope.rcptTo.map(({ address }) => address).join(', ');
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then(({ subject = '', text = '', html = '' }) => {
          mailbox.add({ to, subject, text, html, at: clock().toISOString() });
          callback();
        })
        .catch(callback);
    },
  });
  smtp.on('error', () => {
    // A client that hangs up half-way is its own affair.
  });
  smtp.listen(port, '127.0.0.1');
  await once(smtp.server, 'listening');
  return { close: () => new Promise<void>((resolve) => smtp.close(() => resolve())) };
}
