import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

interface Allowed {
  publicUrl: string;
  bookingUrl: string;
  /** Of the styles that built pages hold. */
  styleHashes: string[];
}

/** Browser headers for every answer: nothing loads, frames or sends anywhere but here, except the scheduling frame. */
export async function sendSecurityHeaders(http: FastifyInstance, { publicUrl, bookingUrl, styleHashes }: Allowed) {
  const isSecure = publicUrl.startsWith('https:');
  await http.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ...styleHashes],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", new URL(bookingUrl).origin],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isSecure && { maxAge: 63_072_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  http.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    // Pages opened from a link in mail must not pass its address on.
    if (request.url.startsWith('/auth')) reply.header('referrer-policy', 'no-referrer');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
