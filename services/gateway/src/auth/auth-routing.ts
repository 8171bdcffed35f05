import type { AuthAnswer, AuthPath } from '@plainwill/contracts/identity/auth-routes';
import type { NewSession } from '@plainwill/contracts/identity/sessions';
import { sendFailure } from '@plainwill/kit/calls/send-failure';
import { requireJson } from '@plainwill/kit/server';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { reasonOf, wasNotDone } from '../authorise-call.ts';
import { type ContextDeps, createContextOf, type GatewayContext } from '../context.ts';
import type { IdentityCalls } from '../remotes/identity-calls.ts';
import { asGatewayError } from '../remotes/remote-error.ts';
import { signInCookies } from '../sessions/secret-cookie.ts';
import { retryAfterOwnCalls } from '../throttling/concurrency-limits.ts';
import type { RefusedCalls } from '../throttling/refused-calls.ts';
import type { RefuseRequest } from '../throttling/refused-requests.ts';

export interface Reporting {
  reportRefused: RefusedCalls;
  refuse: RefuseRequest;
}

/**
 * Parses the body that the page sent, with the facts that the request itself carries.
 * @throws {TRPCError} BAD_REQUEST, naming what is wrong
 */
export function inputFrom<T>({ body }: FastifyRequest, Input: z.ZodType<T>, own: object): T {
  const typed = typeof body === 'object' && !Array.isArray(body) ? body : {};
  // Here too, for a guess is counted before identity is asked, and what is no guess counts as a refused request.
  const { data, error } = Input.safeParse({ ...typed, ...own });
  if (error) throw new TRPCError({ code: 'BAD_REQUEST', cause: error });
  return data;
}

type Work<Path extends AuthPath> = (
  ctx: GatewayContext,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<AuthAnswer<Path> | FastifyReply>;

/** Routes of signing in share their error answers, refunds, session and cookies. */
export function createAuthRouting(http: FastifyInstance, deps: ContextDeps, { reportRefused, refuse }: Reporting) {
  const contextOf = createContextOf(deps);
  const { cookie } = deps;
  const cookies = signInCookies(deps.config.publicUrl);

  /** Answers with the result of `work`, or with its failure. */
  function addRoute<Path extends AuthPath>(path: Path, work: Work<Path>) {
    http.post(path, { onRequest: requireJson }, async (request, reply) => {
      const ctx = contextOf(request, reply);
      try {
        return await work(ctx, request, reply);
      } catch (cause) {
        const failure = cause instanceof TRPCError ? cause : asGatewayError(cause, 'identity');
        reportRefused(failure, request.url, ctx);
        if (reasonOf(failure) === 'TooManyAtOnce') reply.header('retry-after', retryAfterOwnCalls);
        return failure.code === 'BAD_REQUEST' ? refuse(failure, request, reply) : sendFailure(reply, failure);
      }
    });
  }

  /** Refunds the counted call where nothing was compared: we are at fault, or it never had its turn. */
  async function refundIfNotDone<T>(refund: () => void, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (cause) {
      const failure = asGatewayError(cause, 'identity');
      if (wasNotDone(failure)) refund();
      throw failure;
    }
  }

  /** A new id at every sign-in; the browser's old one stops working. */
  async function startSession(
    request: FastifyRequest,
    reply: FastifyReply,
    identity: IdentityCalls,
    newSession: NewSession,
  ) {
    const earlier = cookie.read(request);
    if (earlier) await identity.mutation('sessions.signOut', { sessionId: earlier });
    cookie.set(reply, newSession.sessionId, new Date(newSession.expiresAt));
    cookies.pending.end(request, reply);
    return {};
  }

  return { addRoute, refundIfNotDone, startSession, cookies };
}

export type AuthRouting = ReturnType<typeof createAuthRouting>;
