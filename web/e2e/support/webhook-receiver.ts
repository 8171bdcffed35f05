import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Delivery {
  id: string;
  body: Record<string, unknown>;
}

const accept = (response: ServerResponse) => response.writeHead(200).end('{"status":"success"}');

/**
 * A real HTTP receiver that remembers what it was sent and tells it to whoever asks, and can be made to keep a sender
 * waiting. Vitest's global setup starts one too, so nothing of vitest is imported.
 */
export async function startReceiver() {
  const deliveries: Delivery[] = [];
  const kept: ServerResponse[] = [];
  let keepsWaiting = false;

  const server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      response.end(JSON.stringify(deliveries));
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    deliveries.push({ id: String(request.headers['webhook-id']), body: JSON.parse(Buffer.concat(chunks).toString()) });
    if (keepsWaiting) kept.push(response);
    else accept(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    of: (submissionId: string) => deliveries.filter(({ body }) => body.submissionId === submissionId),
    /** From now on requests are read and not answered. */
    keepWaiting() {
      keepsWaiting = true;
    },
    /** Also answers those who still wait. */
    answerAgain() {
      keepsWaiting = false;
      for (const response of kept.splice(0)) accept(response);
    },
    async close() {
      for (const response of kept) response.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
