import { getTRPCErrorShape, TRPCError } from '@trpc/server';
import type { FastifyReply } from 'fastify';
import { failureShape } from '../failure.ts';
import { refusedRequest } from './refused-request.ts';

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
