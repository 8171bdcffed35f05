import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';

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
