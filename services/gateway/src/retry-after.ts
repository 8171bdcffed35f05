import type { FastifyReply, FastifyRequest } from 'fastify';
import { halfOpenAfterMs } from './guard.ts';

const seconds = String(Math.ceil(halfOpenAfterMs / 1000));

/** No service that is away is asked again sooner, so there is no use in asking for it. */
export async function sayWhenToRetry(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (reply.statusCode === 503) reply.header('retry-after', seconds);
}
