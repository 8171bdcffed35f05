import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';

/** Browsers report here when the content security policy blocks something. */
export const policyReportPath = '/policy-reports';

interface Addresses {
  publicUrl: string;
  bookingUrl: string;
}

const permissionsPolicy =
  'camera=(), microphone=(), geolocation=(), publickey-credentials-get=(self), publickey-credentials-create=(self)';

/** Nothing loads, frames or sends anywhere but here, except the scheduling frame. */
function policyHeaders({ publicUrl, bookingUrl }: Addresses) {
  const isSecure = publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", new URL(bookingUrl).origin],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        reportUri: [policyReportPath],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    // For browsers that do not know frame-ancestors.
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: isSecure && { maxAge: 63_072_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
}

/** The headers of an answer that no hook of ours sees. */
export function securityHeaders(addresses: Addresses): Record<string, string> {
  const headers: Record<string, string> = { 'permissions-policy': permissionsPolicy, 'cache-control': 'no-store' };
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  policyHeaders(addresses)({} as IncomingMessage, answer as unknown as ServerResponse, () => undefined);
  return headers;
}

/** Browser headers for every answer. */
export function sendSecurityHeaders(http: FastifyInstance, addresses: Addresses) {
  // Nothing in them depends on the request.
  const { 'cache-control': unlessNamed, ...headers } = securityHeaders(addresses);
  http.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  http.addHook('onSend', (request, reply, _payload, done) => {
    // Pages opened from a link in mail must not pass its address on.
    if (request.url.startsWith('/auth')) reply.header('referrer-policy', 'no-referrer');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', unlessNamed);
    done();
  });
}

/** Lets a page bring styles and scripts within it: these, by their hashes, and no others. */
export function allowWithin(reply: FastifyReply, hashes: Record<'style' | 'script', readonly string[]>) {
  const policy = String(reply.getHeader('content-security-policy'));
  const allowed = (['style', 'script'] as const).reduce(
    (text, kind) => text.replace(`${kind}-src 'self'`, [`${kind}-src 'self'`, ...hashes[kind]].join(' ')),
    policy,
  );
  reply.header('content-security-policy', allowed);
}

// https://www.w3.org/TR/trusted-types/
const trustedTypes = `require-trusted-types-for 'script'; report-uri ${policyReportPath}`;

/** Has browsers report where a page of ours makes markup or scripts of text. */
export const watchForMarkupOfText = (reply: FastifyReply) =>
  reply.header('content-security-policy-report-only', trustedTypes);
