import { accountsContract } from '@plainwill/contracts/identity/accounts';
import { sessionsContract } from '@plainwill/contracts/identity/sessions';
import { takeJson } from '@plainwill/kit/calls/json-limits';
import type { FastifyInstance } from 'fastify';
import { wasNotDone } from '../authorise-call.ts';
import type { ContextDeps } from '../context.ts';
import { clientOf } from '../http/request-details.ts';
import { identityCalls } from '../remotes/identity-calls.ts';
import { asGatewayError } from '../remotes/remote-error.ts';
import { createAuthRouting, inputFrom, type Reporting } from './auth-routing.ts';
import { addSecondStepRoutes } from './second-step-routes.ts';

const confirmLimit = { calls: 20, seconds: 60 };

/** Signing in and out: the only places that set and clear the session cookie on request. */
export function addAuthRoutes(http: FastifyInstance, deps: ContextDeps, reporting: Reporting) {
  const { cookie, deviceCookie, signInThrottle } = deps;
  const routing = createAuthRouting(http, deps, reporting);
  const { addRoute, refundIfNotDone, startSession, cookies } = routing;
  takeJson(http, JSON.parse);

  addRoute('/auth/sign-in', async (ctx, request, reply) => {
    const input = inputFrom(request, sessionsContract.signIn.input, { client: clientOf(request) });
    const { email } = input;
    const device = deviceCookie.idFor(request, email);
    const guess = await signInThrottle.attempt({ address: request.ip, email, device }, reply);
    const identity = identityCalls(ctx.remoteFor, null);
    const signIn = () => identity.mutation('sessions.signIn', { ...input, ...(device && { device }) });
    const outcome = await ctx.credentialLimit(request.ip, signIn).catch(async (cause) => {
      const failure = asGatewayError(cause, 'identity');
      if (wasNotDone(failure)) await guess.wasNoGuess();
      throw failure;
    });
    await guess.succeeded();
    if ('pendingToken' in outcome) {
      cookies.pending.set(reply, outcome.pendingToken);
      return { next: 'secondStep', ways: outcome.ways };
    }
    const answer = await startSession(request, reply, identity, outcome);
    deviceCookie.remember(request, reply, email);
    return answer;
  });

  addRoute('/auth/confirm-email', async (ctx, request, reply) => {
    const input = inputFrom(request, accountsContract.confirmEmail.input, { client: clientOf(request) });
    const refund = await ctx.throttle('auth.confirmEmail', confirmLimit, request.ip, reply);
    const identity = identityCalls(ctx.remoteFor, null);
    const confirm = () => identity.mutation('accounts.confirmEmail', input);
    const confirmed = await refundIfNotDone(refund, () => ctx.credentialLimit(request.ip, confirm));
    const { email, submission, ...newSession } = confirmed;
    await startSession(request, reply, identity, newSession);
    deviceCookie.remember(request, reply, email);
    return { submission };
  });

  addRoute('/auth/sign-out', async (ctx, request, reply) => {
    const sessionId = cookie.read(request);
    // Only a session that there is: every change at identity has all gateways ask again for the sessions they know.
    if (sessionId && (await ctx.account()))
      await identityCalls(ctx.remoteFor, null).mutation('sessions.signOut', { sessionId });
    cookie.clear(reply);
    cookies.pending.end(request, reply);
    return reply.header('clear-site-data', '"cache", "storage"').code(204).send();
  });

  addSecondStepRoutes(deps, routing);
}
