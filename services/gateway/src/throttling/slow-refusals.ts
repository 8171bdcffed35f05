import { setTimeout } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { keyOfCaller } from './throttle.ts';

/** No person and no page of ours is told so often in ten seconds to wait. */
const quickRefusals = { points: 100, duration: 10 };
const delayMs = 1000;
/** Each takes some memory until it is sent. */
const maxDelayed = 2000;

/**
 * Has an address that goes on after so many refusals wait a second for each further one. A sender of many calls mostly
 * sends the next when it has the answer, and so leaves the gateway its time for the others.
 */
export function createSlowRefusals() {
  const refusals = new RateLimiterMemory({ keyPrefix: 'slow_refusals', ...quickRefusals });
  let delayed = 0;
  return async (request: FastifyRequest, { statusCode }: FastifyReply): Promise<void> => {
    if (statusCode !== 429) return;
    const isQuick = await refusals.consume(keyOfCaller(request.ip)).then(
      () => true,
      () => false,
    );
    if (isQuick || delayed >= maxDelayed) return;
    delayed++;
    await setTimeout(delayMs);
    delayed--;
  };
}
