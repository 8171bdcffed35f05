import type { NewSession } from '@plainwill/contracts/identity/sessions';
import { failureShape } from '@plainwill/kit/failure';
import { requireJson } from '@plainwill/kit/server';
import { getTRPCErrorShape, TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { clientOf } from './client.ts';
import type { ContextDeps, GatewayContext } from './context.ts';
import { createContextOf } from './context.ts';
import { isOurFault } from './forward.ts';
import { asGatewayError } from './remote-error.ts';
import type { RefusedCalls } from './throttling/refused-calls.ts';

/** Answers a failure in the same form as tRPC does. */
function sendFailure(reply: FastifyReply, error: TRPCError, { requestId }: GatewayContext) {
  const config = { isDev: false, errorFormatter: ({ shape }: { shape: unknown }) => shape };
  const shape = getTRPCErrorShape({
    config: config as never,
    error,
    type: 'mutation',
    path: undefined,
    input: undefined,
    ctx: undefined,
  });
  const failure = failureShape(error, shape as never, requestId);
  return reply.code(failure.data.httpStatus).send({ error: failure });
}

/** Signing in and out: the only places that set and clear the session cookie on request. */
export function addAuthRoutes(http: FastifyInstance, deps: ContextDeps, writeDown: RefusedCalls) {
  const contextOf = createContextOf(deps);
  const { cookie, deviceCookie, signInThrottle } = deps;

  async function attempt<T>(reply: FastifyReply, ctx: GatewayContext, work: () => Promise<T>) {
    try {
      return await work();
    } catch (cause) {
      const failure = cause instanceof TRPCError ? cause : asGatewayError(cause, 'identity');
      writeDown(failure, reply.request.url, ctx);
      return sendFailure(reply, failure, ctx);
    }
  }

  http.post('/auth/sign-in', { onRequest: requireJson }, (request, reply) => {
    const ctx = contextOf(request, reply);
    const signIn = async () => {
      const body = request.body as Record<string, unknown> | null;
      const email = body?.email;
      const device = deviceCookie.idFor(request, email);
      const guess = await signInThrottle.attempt({ address: request.ip, email, device }, reply);
      const identity = ctx.remoteFor('identity', null);
      const input = { ...body, client: clientOf(request) };
      const opened = await identity.mutation('sessions.signIn', input).catch(async (cause) => {
        const failure = asGatewayError(cause, 'identity');
        if (isOurFault(failure)) await guess.wasNoGuess();
        throw failure;
      });
      const { sessionId, expiresAt } = opened as NewSession;
      await guess.succeeded();
      const earlier = cookie.read(request);
      // A new id at every sign-in; what the browser had before opens nothing any more.
      if (earlier) await identity.mutation('sessions.signOut', { sessionId: earlier });
      cookie.set(reply, sessionId, new Date(expiresAt));
      deviceCookie.remember(request, reply, String(email));
      return {};
    };
    return attempt(reply, ctx, () => ctx.fewAtOnce(signIn));
  });

  http.post('/auth/sign-out', { onRequest: requireJson }, (request, reply) => {
    const ctx = contextOf(request, reply);
    return attempt(reply, ctx, async () => {
      const sessionId = cookie.read(request);
      if (sessionId) await ctx.remoteFor('identity', null).mutation('sessions.signOut', { sessionId });
      cookie.clear(reply);
      return reply.header('clear-site-data', '"cache", "storage"').code(204).send();
    });
  });
}
