import type { FastifyReply, FastifyRequest } from 'fastify';
import { policyReportPath } from './headers.ts';

/**
 * Where the site is on https, sends who opened a page without it there, and refuses every other request, for what it
 * carried has been seen. A proxy of ours says how the visitor came; where none does, that is left to the proxy.
 */
export function requireTls(publicUrl: string) {
  const { origin, protocol } = new URL(publicUrl);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const isPlain = request.headers['x-forwarded-proto'] !== undefined && request.protocol === 'http';
    if (protocol !== 'https:' || !isPlain) return;
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/trpc');
    if (isPage) return reply.redirect(`${origin}${request.url.startsWith('/') ? request.url : '/'}`, 308);
    return reply.code(403).send({ error: { message: `Use ${origin}.` } });
  };
}

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
