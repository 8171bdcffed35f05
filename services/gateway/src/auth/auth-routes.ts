import { accountsContract, type ConfirmedSession } from '@plainwill/contracts/identity/accounts';
import { type NewSession, sessionsContract } from '@plainwill/contracts/identity/sessions';
import { takeJson } from '@plainwill/kit/calls/json-limits';
import type { RemoteClient } from '@plainwill/kit/calls/remote-calls';
import { sendFailure } from '@plainwill/kit/calls/send-failure';
import { requireJson } from '@plainwill/kit/server';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
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

const confirmLimit = { calls: 20, seconds: 60 };

/** What somebody typed and what their browser is. @throws {TRPCError} BAD_REQUEST, naming what is wrong */
function inputFrom<T>(request: FastifyRequest, Input: z.ZodType<T>): T {
  const { body } = request;
  const typed = typeof body === 'object' && !Array.isArray(body) ? body : {};
  // Here too, for a guess is counted before identity is asked, and what is no guess counts as a refused request.
  const { data, error } = Input.safeParse({ ...typed, client: clientOf(request) });
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

  /** A new id at every sign-in; what the browser had before opens nothing any more. */
  async function enter(request: FastifyRequest, reply: FastifyReply, identity: RemoteClient, opened: ConfirmedSession) {
    const earlier = cookie.read(request);
    if (earlier) await identity.mutation('sessions.signOut', { sessionId: earlier });
    cookie.set(reply, opened.sessionId, new Date(opened.expiresAt));
    deviceCookie.remember(request, reply, opened.email);
    return {};
  }

  http.post('/auth/sign-in', { onRequest: requireJson }, (request, reply) => {
    const ctx = contextOf(request, reply);
    const signIn = async () => {
      const input = inputFrom(request, sessionsContract.signIn.input);
      const { email } = input;
      const device = deviceCookie.idFor(request, email);
      const guess = await signInThrottle.attempt({ address: request.ip, email, device }, reply);
      const identity = ctx.remoteFor('identity', null);
      const opened = await identity.mutation('sessions.signIn', input).catch(async (cause) => {
        const failure = asGatewayError(cause, 'identity');
        if (isOurFault(failure)) await guess.wasNoGuess();
        throw failure;
      });
      await guess.succeeded();
      return enter(request, reply, identity, { ...(opened as NewSession), email });
    };
    return attempt(reply, ctx, () => ctx.credentialLimit(signIn));
  });

  http.post('/auth/confirm-email', { onRequest: requireJson }, (request, reply) => {
    const ctx = contextOf(request, reply);
    const confirm = async () => {
      const input = inputFrom(request, accountsContract.confirmEmail.input);
      const giveBack = await ctx.throttle('auth.confirmEmail', confirmLimit, ctx.clientAddress, reply);
      const identity = ctx.remoteFor('identity', null);
      const opened = await identity.mutation('accounts.confirmEmail', input).catch((cause) => {
        const failure = asGatewayError(cause, 'identity');
        if (isOurFault(failure)) giveBack();
        throw failure;
      });
      return enter(request, reply, identity, opened as ConfirmedSession);
    };
    return attempt(reply, ctx, () => ctx.credentialLimit(confirm));
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
