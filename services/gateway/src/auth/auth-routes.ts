import { type NewSession, sessionsContract } from '@plainwill/contracts/identity/sessions';
import { takeJson } from '@plainwill/kit/calls/json-limits';
import { sendFailure } from '@plainwill/kit/calls/send-failure';
import { requireJson } from '@plainwill/kit/server';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOurFault } from '../admit.ts';
import { type ContextDeps, createContextOf, type GatewayContext } from '../context.ts';
import { clientOf } from '../http/request-details.ts';
import { asGatewayError } from '../remotes/remote-error.ts';
import type { RefusedCalls } from '../throttling/refused-calls.ts';
import type { RefuseRequest } from '../throttling/refused-requests.ts';

interface Reporting {
  reportRefused: RefusedCalls;
  refuse: RefuseRequest;
}

/** What somebody typed and what their browser is. @throws {TRPCError} BAD_REQUEST, naming what is wrong */
function signInFrom(request: FastifyRequest) {
  const { body } = request;
  const typed = typeof body === 'object' && !Array.isArray(body) ? body : {};
  const input = { ...typed, client: clientOf(request) };
  // Here too, for a guess is counted before identity is asked, and what is no guess counts as a refused request.
  const { data, error } = sessionsContract.signIn.input.safeParse(input);
  if (error) throw new TRPCError({ code: 'BAD_REQUEST', cause: error });
  return data;
}

/** Signing in and out: the only places that set and clear the session cookie on request. */
export function addAuthRoutes(http: FastifyInstance, deps: ContextDeps, { reportRefused, refuse }: Reporting) {
  const contextOf = createContextOf(deps);
  const { cookie, deviceCookie, signInThrottle } = deps;
  takeJson(http, JSON.parse);

  async function attempt<T>(reply: FastifyReply, ctx: GatewayContext, work: () => Promise<T>) {
    try {
      return await work();
    } catch (cause) {
      const failure = cause instanceof TRPCError ? cause : asGatewayError(cause, 'identity');
      reportRefused(failure, reply.request.url, ctx);
      return failure.code === 'BAD_REQUEST' ? refuse(failure, reply.request, reply) : sendFailure(reply, failure);
    }
  }

  http.post('/auth/sign-in', { onRequest: requireJson }, (request, reply) => {
    const ctx = contextOf(request, reply);
    const signIn = async () => {
      const input = signInFrom(request);
      const { email } = input;
      const device = deviceCookie.idFor(request, email);
      const guess = await signInThrottle.attempt({ address: request.ip, email, device }, reply);
      const identity = ctx.remoteFor('identity', null);
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
      deviceCookie.remember(request, reply, email);
      return {};
    };
    return attempt(reply, ctx, () => ctx.credentialLimit(signIn));
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
