import type { FastifyReply, FastifyRequest } from 'fastify';
import { halfOpenAfterMs } from '../remotes/circuit-breaker.ts';

/** No service that is away is asked again sooner, so there is no use in asking for it. */
const whileAway = String(Math.ceil(halfOpenAfterMs / 1000));
/** As the words of TooBusy say. */
const whileBusy = '60';
/** While a service works on other calls of the same account, none of which takes longer. */
export const whileAtWork = '3';

/** Says it of a service that is away or too busy; whoever counts calls, or knows why, has said it already. */
export async function sayWhenToRetry(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (reply.statusCode === 503) reply.header('retry-after', whileAway);
  if (reply.statusCode === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', whileBusy);
}
