import type { FastifyReply, FastifyRequest } from 'fastify';

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
