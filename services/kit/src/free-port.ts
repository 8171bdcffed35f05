import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

const host = '127.0.0.1';
/** Above those that browsers refuse to open. */
const lowest = 11_000;
const pastHighest = 32_768;

/**
 * A TCP port of loopback that nobody listens on.
 *
 * It lies below those that a system gives to outgoing connections (Linux from 32768, others from 49152): one of these
 * could be taken again by a connection to the database before its service listens. A UDP socket of the same number
 * reserves it while this process lives, so that no other process is given the port before its service listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, pastHighest);
    const reservation = createSocket('udp4').unref();
    try {
      reservation.bind({ port, address: host, exclusive: true });
      await once(reservation, 'listening');
    } catch {
      reservation.close();
      continue;
    }
    const server = createServer().listen({ port, host, exclusive: true });
    try {
      await once(server, 'listening');
    } catch {
      reservation.close();
      continue;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}
