import { gatewayPaths } from '@plainwill/contracts/shared/gateway-paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { policyReportPath } from './headers.ts';
import type { LogRefusal } from './refusal-log.ts';
import { loggedPath } from './request-details.ts';

/** A request that no page of ours sends is refused so: from another site, by another method, or not as JSON. */
const refusedStatuses = [403, 405, 415];

/** Logs refusals, so that a search for a way past the checks shows. */
export const logRefusals =
  (logRefusal: LogRefusal) =>
  (request: FastifyRequest, { statusCode: status }: FastifyReply, done: () => void) => {
    const { id: requestId, method, url } = request;
    if (refusedStatuses.includes(status))
      logRefusal('refused a request', request.ip, { requestId, method, path: loggedPath(url), status });
    done();
  };

/**
 * If the site is on https, redirects a page that was opened without it, and refuses every other request, because its
 * contents may have been seen. A proxy of ours says how the visitor came; if none does, the check is left to the proxy.
 */
export function requireTls(publicUrl: string) {
  const { origin, protocol } = new URL(publicUrl);
  return (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const isPlain = request.headers['x-forwarded-proto'] !== undefined && request.protocol === 'http';
    if (protocol !== 'https:' || !isPlain) return done();
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith(gatewayPaths.calls);
    if (isPage) reply.redirect(`${origin}${request.url.startsWith('/') ? request.url : '/'}`, 308);
    else reply.code(403).send({ error: { message: `Use ${origin}.` } });
  };
}

const isUnsubscribing = (url: string) => url.startsWith(`${gatewayPaths.unsubscribe}/`);

/**
 * Lets a change through only if a page of this site sent it. A browser's own word (Sec-Fetch-Site) decides where there
 * is one; otherwise the origin must be ours, to the port. With neither there is nothing to trust.
 * Browsers say neither with what they report of a policy, and that changes nothing; nor does a mail service that
 * unsubscribes its user, whose token is what counts.
 */
export function checkOrigin(publicUrl: string) {
  const { origin } = new URL(publicUrl);
  return ({ method, url, headers }: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (method === 'GET' || method === 'HEAD' || url === policyReportPath || isUnsubscribing(url)) return done();
    const site = headers['sec-fetch-site'];
    const isOurs = site ? site === 'same-origin' : headers.origin === origin;
    if (isOurs) return done();
    reply.code(403).send({ error: { message: 'This request did not come from this site.' } });
  };
}
