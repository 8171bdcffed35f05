import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A receiver of webhooks that is idempotent: it counts what came under a new id, and what came again. */
export async function startWebhookSink() {
  const seen = new Set<string>();
  let again = 0;
  let held: ServerResponse[] | null = null;
  const server = createServer((request, response) => {
    const id = String(request.headers['webhook-id']);
    if (seen.has(id)) again++;
    seen.add(id);
    request.resume();
    request.once('end', () => (held ? held.push(response) : response.writeHead(200).end()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    seen,
    again: () => again,
    /** From now on nothing is answered. */
    hold() {
      held = [];
    },
    answer() {
      held = null;
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
