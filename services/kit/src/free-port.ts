import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Above those that browsers refuse to open. */
const lowest = 11_000;
const pastHighest = 32_768;

/**
 * A TCP port of loopback that nobody listens on.
 *
 * It lies below those that a system gives to outgoing connections (Linux from 32768, others from 49152): one of these
 * could be taken again by a connection to the database before its service listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, pastHighest);
    const server = createServer().listen({ port, host: '127.0.0.1', exclusive: true });
    try {
      await once(server, 'listening');
    } catch {
      continue;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}
