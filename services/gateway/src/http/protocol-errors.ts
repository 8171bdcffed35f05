import { STATUS_CODES } from 'node:http';
import type { ProtocolErrors } from '@plainwill/kit/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { securityHeaders } from './headers.ts';
import type { LogRefusal } from './refusal-log.ts';
import { loggedPath } from './request-details.ts';

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

const messages: Record<number, string> = {
  408: 'That took too long to arrive. Try again.',
  414: 'That address is too long. Check it and try again.',
  431: 'Your browser sent more than we can read. Clear the cookies of this site and try again.',
};
const otherMessage = 'We could not read that. Check the address and try again.';

const bodyFor = (status: number) => ({ error: { message: messages[status] ?? otherMessage } });

/**
 * Answers what the HTTP server or the router cannot read, which no hook of ours sees: with the headers of every other
 * answer, in our own words, and logged.
 */
export function protocolErrors(
  addresses: Parameters<typeof securityHeaders>[0],
  logRefusal: LogRefusal,
): ProtocolErrors {
  const headers = securityHeaders(addresses);
  return {
    clientErrorHandler(error, socket) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (code === 'ECONNRESET' || socket.destroyed) return;
      const { remoteAddress: address } = socket;
      const status = statuses[code] ?? 400;
      logRefusal('refused a request unread', address, { status, code });
      const body = JSON.stringify(bodyFor(status));
      const all = {
        ...headers,
        'content-type': 'application/json',
        'content-length': body.length,
        connection: 'close',
      };
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
      if (socket.writable) {
        socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
      }
      socket.destroySoon();
    },
    frameworkErrors({ statusCode: status = 400, code }, request, reply) {
      const details = { requestId: request.id, status, code, path: loggedPath(request.url) };
      logRefusal('refused a request unread', request.ip, details);
      // Its types are those of routes, and this is none.
      (reply as unknown as FastifyReply).code(status).headers(headers).send(bodyFor(status));
    },
  };
}

/** HTTP/1.1 asks for it; refused here rather than by the HTTP server, whose answer would have no headers of ours. */
export function requireHost({ headers, raw }: FastifyRequest, reply: FastifyReply, done: () => void) {
  if (headers.host !== undefined || raw.httpVersion !== '1.1') return done();
  reply.code(400).send(bodyFor(400));
}
