import { getTRPCErrorShape, TRPCError } from '@trpc/server';
import type { FastifyReply } from 'fastify';
import { failureShape } from '../failure.ts';

/** Answers a failure in the same form as tRPC does. */
export function sendFailure(reply: FastifyReply, error: TRPCError) {
  const config = { isDev: false, errorFormatter: ({ shape }: { shape: unknown }) => shape };
  const shape = getTRPCErrorShape({
    config: config as never,
    error,
    type: 'mutation',
    path: undefined,
    input: undefined,
    ctx: undefined,
  });
  const failure = failureShape(error, shape as never, reply.request.id);
  return reply.code(failure.data.httpStatus).send({ error: failure });
}

/** What went wrong before a route could answer, as people may read it: no framework's codes and words. */
export function asRequestFailure(cause: unknown): TRPCError {
  if (cause instanceof TRPCError) return cause;
  const { statusCode = 500 } = cause as { statusCode?: number };
  const isRefused = statusCode >= 400 && statusCode < 500;
  return isRefused ? refusedRequest(statusCode, cause) : new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause });
}

/** In our words what is wrong with a request that was not even read, by its HTTP status; of any other, that of 400. */
const refusals: Record<number, { code: TRPCError['code']; message: string }> = {
  413: { code: 'PAYLOAD_TOO_LARGE', message: 'That is more than we can take at once. Shorten it and try again.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send JSON with content-type application/json.' },
};
const unreadable = { code: 'BAD_REQUEST', message: 'We could not read that. Reload the page and try again.' } as const;

/** The failure of a request that nobody looks into: whoever sent it must change it. */
export const refusedRequest = (status: number, cause?: unknown) =>
  new TRPCError({ ...(refusals[status] ?? unreadable), cause });
