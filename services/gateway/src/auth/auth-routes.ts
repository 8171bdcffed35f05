import { accountsContract, type ConfirmedSession } from '@plainwill/contracts/identity/accounts';
import { type SignInAnswer, sessionsContract } from '@plainwill/contracts/identity/sessions';
import { takeJson } from '@plainwill/kit/calls/json-limits';
import { requireJson } from '@plainwill/kit/server';
import type { FastifyInstance } from 'fastify';
import { isOurFault } from '../admit.ts';
import type { ContextDeps } from '../context.ts';
import { clientOf } from '../http/request-details.ts';
import { asGatewayError } from '../remotes/remote-error.ts';
import { createDoor, inputFrom, type Reporting } from './door.ts';
import { addSecondStepRoutes } from './second-step-routes.ts';

const confirmLimit = { calls: 20, seconds: 60 };

/** Signing in and out: the only places that set and clear the session cookie on request. */
export function addAuthRoutes(http: FastifyInstance, deps: ContextDeps, reporting: Reporting) {
  const { cookie, deviceCookie, signInThrottle } = deps;
  const door = createDoor(deps, reporting);
  const { attempt, counted, enter, cookies } = door;
  takeJson(http, JSON.parse);

  http.post('/auth/sign-in', { onRequest: requireJson }, (request, reply) =>
    attempt(request, reply, (ctx) =>
      ctx.credentialLimit(async () => {
        const input = inputFrom(request, sessionsContract.signIn.input, { client: clientOf(request) });
        const { email } = input;
        const device = deviceCookie.idFor(request, email);
        const guess = await signInThrottle.attempt({ address: request.ip, email, device }, reply);
        const identity = ctx.remoteFor('identity', null);
        const answer = (await identity.mutation('sessions.signIn', input).catch(async (cause) => {
          const failure = asGatewayError(cause, 'identity');
          if (isOurFault(failure)) await guess.wasNoGuess();
          throw failure;
        })) as SignInAnswer;
        await guess.succeeded();
        if ('pendingToken' in answer) {
          cookies.pending.set(reply, answer.pendingToken);
          return { next: 'secondStep', ways: answer.ways };
        }
        const entered = await enter(request, reply, identity, answer);
        deviceCookie.remember(request, reply, email);
        return entered;
      }),
    ),
  );

  http.post('/auth/confirm-email', { onRequest: requireJson }, (request, reply) =>
    attempt(request, reply, (ctx) =>
      ctx.credentialLimit(async () => {
        const input = inputFrom(request, accountsContract.confirmEmail.input, { client: clientOf(request) });
        const giveBack = await ctx.throttle('auth.confirmEmail', confirmLimit, ctx.clientAddress, reply);
        const identity = ctx.remoteFor('identity', null);
        const confirm = () => counted(giveBack, () => identity.mutation('accounts.confirmEmail', input));
        const { email, ...opened } = (await confirm()) as ConfirmedSession;
        const entered = await enter(request, reply, identity, opened);
        deviceCookie.remember(request, reply, email);
        return entered;
      }),
    ),
  );

  http.post('/auth/sign-out', { onRequest: requireJson }, (request, reply) =>
    attempt(request, reply, async (ctx) => {
      const sessionId = cookie.read(request);
      if (sessionId) await ctx.remoteFor('identity', null).mutation('sessions.signOut', { sessionId });
      cookie.clear(reply);
      cookies.pending.end(request, reply);
      return reply.header('clear-site-data', '"cache", "storage"').code(204).send();
    }),
  );

  addSecondStepRoutes(http, deps, door);
}
