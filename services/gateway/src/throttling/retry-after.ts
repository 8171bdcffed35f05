import type { FastifyReply, FastifyRequest } from 'fastify';
import { halfOpenAfterMs } from '../remotes/circuit-breaker.ts';

/** No service that is away is asked again sooner, so there is no use in asking for it. */
const retryAfterOutage = String(Math.ceil(halfOpenAfterMs / 1000));
/** As the words of TooBusy say. */
const retryAfterBusy = '60';
/** While a service works on other calls of the same account, none of which takes longer. */
export const retryAfterOwnCalls = '3';

/** Says it of a service that is away or too busy; whoever counts calls, or knows why, has said it already. */
export async function addRetryAfter(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (reply.statusCode === 503) reply.header('retry-after', retryAfterOutage);
  if (reply.statusCode === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterBusy);
}
