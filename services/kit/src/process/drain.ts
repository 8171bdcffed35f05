import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const readyPath = '/health/ready';
const draining = new WeakSet<FastifyInstance>();

/** Lets a server say, when the time comes, that it will soon be gone: see `drain`. */
export function canDrain(http: FastifyInstance) {
  http.addHook('onRequest', async (request, reply) => {
    if (!draining.has(http)) return;
    // Whoever keeps the connection open for its next call opens another, to somebody who stays.
    reply.header('connection', 'close');
    if (request.url === readyPath) return reply.code(503).send({ ok: false });
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
