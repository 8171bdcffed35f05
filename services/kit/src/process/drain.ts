import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Server as TlsServer } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import { version } from '../version.ts';

const readyPath = '/health/ready';
const draining = new WeakSet<FastifyInstance>();

/** Lets a server say, when the time comes, that it will soon be gone (see `drain`), and close without waiting. */
export function canDrain(http: FastifyInstance) {
  http.addHook('onRequest', (request, reply, done) => {
    if (draining.has(http) && request.url === readyPath) reply.code(503).send({ ok: false, version });
    else done();
  });
  http.addHook('preClose', async () => void draining.add(http));
  // Whoever keeps the connection open for its next call opens another, to somebody who stays.
  http.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining.has(http)) reply.header('connection', 'close');
    done();
  });
  closeUnused(http);
}

/**
 * A browser opens connections ahead of its requests. Node.js takes one that was never used to be busy, and closing the
 * server would wait a minute for it.
 */
function closeUnused(http: FastifyInstance) {
  const unused = new Set<Socket>();
  // The socket that a request comes on.
  const opened = http.server instanceof TlsServer ? 'secureConnection' : 'connection';
  http.server.on(opened, (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  http.server.on('request', ({ socket }) => unused.delete(socket));
  http.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy();
  });
}

/**
 * Goes on answering for some time while it says that it is not ready, so that a balancer turns to others before the
 * server closes, and no call is cut off.
 */
export async function drain(http: FastifyInstance, seconds: number) {
  draining.add(http);
  await sleep(seconds * 1000);
}
