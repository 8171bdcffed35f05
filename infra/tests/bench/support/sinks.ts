import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** A mail server that only remembers when the message to each address was there. */
export async function startMailSink() {
  const arrivals = new Map<string, PromiseWithResolvers<number>>();
  const arrivalOf = (address: string) => {
    const known = arrivals.get(address) ?? Promise.withResolvers<number>();
    arrivals.set(address, known);
    return known;
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      buffer(stream).then(() => {
        for (const { address } of envelope.rcptTo) arrivalOf(address).resolve(performance.now());
        done();
      }, done);
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    arrival: (address: string) => arrivalOf(address).promise,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** A receiver of webhooks that is idempotent: it counts what came under a new id, and what came again. */
export async function startWebhookSink() {
  const seen = new Set<string>();
  let again = 0;
  let unanswered: ServerResponse[] | null = null;
  const server = createServer((request, response) => {
    const id = String(request.headers['webhook-id']);
    if (seen.has(id)) again++;
    seen.add(id);
    request.resume();
    request.once('end', () => (unanswered ? unanswered.push(response) : response.writeHead(200).end()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    seen,
    again: () => again,
    /** Answers nothing from now on. */
    pause() {
      unanswered = [];
    },
    resume() {
      unanswered = null;
    },
    async until(isEnough: () => boolean) {
      while (!isEnough()) await sleep(5);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
