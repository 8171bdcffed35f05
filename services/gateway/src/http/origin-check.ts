import type { FastifyReply, FastifyRequest } from 'fastify';
import { policyReportPath } from './headers.ts';

/**
 * Lets a change through only if a page of this site sent it. A browser's own word (Sec-Fetch-Site) decides where there
 * is one; otherwise the origin must be ours, to the port. With neither there is nothing to trust.
 * Browsers say neither with what they report of a policy, and that changes nothing.
 */
export function checkOrigin(publicUrl: string) {
  const { origin } = new URL(publicUrl);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.url === policyReportPath) return;
    const site = request.headers['sec-fetch-site'];
    const isOurs = site ? site === 'same-origin' : request.headers.origin === origin;
    if (!isOurs) return reply.code(403).send({ error: { message: 'This request did not come from this site.' } });
  };
}
