import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createTcpProxy } from '@plainwill/kit/testing/tcp-proxy';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

interface Mail {
  to: string;
  messageId: string;
  text: string;
  at: number;
}

/** A mail server that keeps what it was given, and that can be out of reach for a while. */
export async function startMailServer() {
  const mails: Mail[] = [];
  let beforeAnswer = async () => {};
  async function store(stream: NodeJS.ReadableStream, recipients: string[]) {
    const { messageId = '', text = '' } = await PostalMime.parse(await buffer(stream));
    for (const to of recipients) mails.push({ to, messageId, text, at: Date.now() });
    await beforeAnswer();
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      store(
        stream,
        envelope.rcptTo.map(({ address }) => address),
      ).then(() => done(), done);
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { url, open, shut } = await createTcpProxy(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
  onTestFinished(async () => {
    await shut();
    await new Promise<void>((resolve) => server.close(resolve));
  });
  return {
    url,
    open,
    shut,
    mails,
    to: (address: string) => mails.filter(({ to }) => to === address),
    /** From now on this is awaited before a message is acknowledged. */
    answerAfter(wait: () => Promise<void>) {
      beforeAnswer = wait;
    },
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
