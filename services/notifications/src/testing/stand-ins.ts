import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type OutgoingMail, outgoingMailContract } from '@plainwill/contracts/identity/outgoing-mail';
import {
  type ReleaseMail,
  type ReminderMail,
  type ReviewMail,
  willMailContract,
} from '@plainwill/contracts/will-data/outgoing-mail';
import { implement } from '@plainwill/kit/implement';
import { createServiceServer } from '@plainwill/kit/server';
import { quietLog } from '@plainwill/kit/testing/call';
import { createVerifier } from '@plainwill/kit/tokens/service-token';
import { SMTPServer } from 'smtp-server';
import { vi } from 'vitest';
import type { Config } from '../config.ts';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** When it came. */
  at: number;
}

type Answer = number | ((response: ServerResponse, body: string) => void);

/** A real receiver of webhooks. Answers as told, in turn, and then 200. */
export async function startReceiver(...answers: Answer[]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    received.push({ path: request.url ?? '', headers: request.headers, body, at: Date.now() });
    const answer = answers.shift() ?? 200;
    if (typeof answer === 'function') answer(response, body);
    else response.writeHead(answer).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook/`,
    received,
    /** Resolves once so many deliveries have come. */
    has: (count: number) =>
      vi.waitFor(
        () => {
          if (received.length < count) throw new Error(`${received.length} of ${count} deliveries came`);
        },
        { timeout: 30_000 },
      ),
    /** Gives up every connection that is kept for another post. */
    forget: () => server.closeIdleConnections(),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A stand-in for the part of identity that notifications calls: accepted messages, over its real contract. */
export async function startIdentity(publicKeys: Config['publicKeys']) {
  const accepted = new Map<string, OutgoingMail>();
  /** Addresses of mail, by the account that it names; the one before by `former` and the account. */
  const addresses = new Map<string, { to: string; link: string; firstName: string | null }>();
  const http = createServiceServer({
    router: implement(
      { outgoingMail: outgoingMailContract },
      {
        contextFor: () => ({}),
        handlers: {
          outgoingMail: {
            get: ({ input }) => accepted.get(input.messageId) ?? null,
            addressOf: ({ input }) =>
              addresses.get(input.isFormer ? `former ${input.accountId}` : input.accountId) ?? null,
            hasNewAddress: () => false,
          },
        },
      },
    ),
    verify: await createVerifier('identity', publicKeys),
    log: quietLog,
    ready: async () => {},
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, accepted, addresses, close: () => http.close() };
}

/** A stand-in for the part of will-data that notifications calls: accepted mail about reviews, and reminders. */
export async function startWillData(publicKeys: Config['publicKeys']) {
  const accepted = new Map<string, ReviewMail | ReminderMail | ReleaseMail>();
  /** Messages that it was told a mail server has. */
  const handedOver: string[] = [];
  const http = createServiceServer({
    router: implement(
      { outgoingMail: willMailContract },
      {
        contextFor: () => ({}),
        handlers: {
          outgoingMail: {
            get: ({ input }) => accepted.get(input.messageId) ?? null,
            handedOver: ({ input }) => {
              handedOver.push(input.messageId);
            },
          },
        },
      },
    ),
    verify: await createVerifier('will-data', publicKeys),
    log: quietLog,
    ready: async () => {},
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, accepted, handedOver, close: () => http.close() };
}

interface ReceivedMail {
  recipients: string[];
  raw: string;
}

/** A real SMTP server that keeps what it is given. */
export async function startMailServer({
  refuse = (_address: string): boolean => false,
  isAway = (): boolean => false,
} = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom: (_address, _session, done) =>
      done(isAway() ? Object.assign(new Error('not now'), { responseCode: 421 }) : null),
    onRcptTo: ({ address }, _session, done) =>
      done(refuse(address) ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null),
    onData: (stream, { envelope }, done) => {
      text(stream).then((raw) => {
        received.push({ recipients: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      }, done);
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
