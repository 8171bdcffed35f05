import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { makePrivateFolder, writeWhole } from '../../tools/launcher/settings/data-dir.ts';

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

export interface CapturedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The time of its arrival; ISO 8601. */
  at: string;
}

const maxStored = 500;

/** Captured mail, newest first: one file each in `folder`, so that it is still there after a restart. */
export function openMailbox(folder: string, { max = maxStored } = {}) {
  makePrivateFolder(folder);
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse();
  const stored = files.map((file) => ({
    file,
    mail: JSON.parse(readFileSync(join(folder, file), 'utf8')) as CapturedMail,
  }));

  /** Sorts by time, and after every earlier one also when two arrive in the same millisecond. */
  function nextFile(at: string): string {
    const name = `${at.replaceAll(':', '-')}.json`;
    const newest = stored[0]?.file ?? '';
    return name > newest ? name : newest.replace(/\.json$/, '~.json');
  }

  return {
    list: (): CapturedMail[] => stored.map(({ mail }) => mail),
    add(mail: CapturedMail) {
      const file = nextFile(mail.at);
      writeWhole(join(folder, file), JSON.stringify(mail));
      stored.unshift({ file, mail });
      for (const { file: oldest } of stored.splice(max)) rmSync(join(folder, oldest), { force: true });
    },
  };
}

export type Mailbox = ReturnType<typeof openMailbox>;
