import type { PasskeyRequest } from '@plainwill/contracts/identity/passkeys';
import {
  FinishSignIn,
  type NewSession,
  Reauthenticate,
  SignInWithPasskey,
} from '@plainwill/contracts/identity/sessions';
import {
  type PasskeyPurpose,
  passkeyPurposes,
  type SecondStepWay,
} from '@plainwill/contracts/identity/sign-in-methods';
import { hourSeconds, minuteSeconds } from '@plainwill/contracts/shared/durations';
import { Refusal } from '@plainwill/kit/refusal';
import { requireJson } from '@plainwill/kit/server';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ContextDeps } from '../context.ts';
import { clientOf } from '../http/request-details.ts';
import { type Door, inputFrom } from './door.ts';

const limits = {
  begin: { calls: 30, seconds: minuteSeconds },
  finish: { calls: 20, seconds: minuteSeconds },
  /** Wrong ones: a right one is taken back. */
  second: { calls: 40, seconds: 10 * minuteSeconds },
  ways: { calls: 30, seconds: minuteSeconds },
  reauthenticate: { calls: 10, seconds: minuteSeconds },
  recovery: { calls: 10, seconds: hourSeconds },
};

const Begin = z.strictObject({ purpose: z.enum(passkeyPurposes) });

const refused = (reason: 'SecondStepFailed' | 'PasskeyFailed') => {
  const cause = new Refusal(reason);
  return new TRPCError({ code: cause.code, message: cause.message, cause });
};

/** Passkeys and second steps: the gateway passes on, and checks no factor. */
export function addSecondStepRoutes(http: FastifyInstance, deps: ContextDeps, door: Door) {
  const { cookie, deviceCookie, throttle } = deps;
  const { attempt, counted, enter, cookies } = door;

  http.post('/auth/passkey/begin', { onRequest: requireJson }, (request, reply) =>
    attempt(request, reply, async (ctx) => {
      const { purpose } = inputFrom(request, Begin, {}) as { purpose: PasskeyPurpose };
      const giveBack = await throttle('auth.passkey.begin', limits.begin, request.ip, reply);
      const browserToken = cookies.passkey.make(reply);
      const identity = ctx.remoteFor('identity', null);
      return counted(giveBack, async () => {
        const options = await identity.mutation('passkeys.beginUse', { purpose, browserToken });
        return options as PasskeyRequest;
      });
    }),
  );

  http.post('/auth/passkey/finish', { onRequest: requireJson }, (request, reply) =>
    attempt(request, reply, async (ctx) => {
      const { passkey } = inputFrom(request, SignInWithPasskey, {});
      const giveBack = await throttle('auth.passkey.finish', limits.finish, request.ip, reply);
      const browserToken = cookies.passkey.read(request);
      cookies.passkey.end(request, reply);
      if (!browserToken) throw refused('PasskeyFailed');
      const identity = ctx.remoteFor('identity', null);
      const input = { passkey, browserToken, client: clientOf(request) };
      const signIn = () => identity.mutation('sessions.signInWithPasskey', input);
      const opened = (await counted(giveBack, () => ctx.credentialLimit(signIn))) as NewSession;
      return enter(request, reply, identity, opened);
    }),
  );

  http.post('/auth/second/ways', { onRequest: requireJson }, (request, reply) =>
    attempt(request, reply, async (ctx) => {
      const giveBack = await throttle('auth.second.ways', limits.ways, request.ip, reply);
      const pendingToken = cookies.pending.read(request);
      const identity = ctx.remoteFor('identity', null);
      const ask = () => counted(giveBack, () => identity.query('sessions.pending', { pendingToken }));
      return { ways: pendingToken ? ((await ask()) as SecondStepWay[]) : [] };
    }),
  );

  http.post('/auth/second', { onRequest: requireJson }, (request, reply) =>
    attempt(request, reply, async (ctx) => {
      const { proof } = inputFrom(request, FinishSignIn, {});
      const giveBack = await throttle('auth.second', limits.second, request.ip, reply);
      const pendingToken = cookies.pending.read(request);
      if (!pendingToken) throw refused('SecondStepFailed');
      const identity = ctx.remoteFor('identity', null);
      const input = { proof, pendingToken, ...browserOf(request, reply), client: clientOf(request) };
      const finish = () => identity.mutation('sessions.finishSignIn', input);
      const finished = await counted(giveBack, () => ctx.credentialLimit(finish));
      const { email, ...opened } = finished as NewSession & { email: string };
      giveBack();
      const entered = await enter(request, reply, identity, opened);
      deviceCookie.remember(request, reply, email);
      return entered;
    }),
  );

  http.post('/auth/reauthenticate', { onRequest: requireJson }, (request, reply) =>
    attempt(request, reply, async (ctx) => {
      const account = await ctx.account();
      const sessionId = cookie.read(request);
      if (!account || !sessionId) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Sign in to do this.' });
      const input = inputFrom(request, Reauthenticate, {});
      const giveBack = await throttle('auth.reauthenticate', limits.reauthenticate, account.id, reply);
      const identity = ctx.remoteFor('identity', account);
      const asked = { ...input, sessionId, ...browserOf(request, reply) };
      const prove = () => identity.mutation('sessions.reauthenticate', asked);
      const renewed = (await counted(giveBack, () => ctx.credentialLimit(prove))) as NewSession;
      cookie.set(reply, renewed.sessionId, new Date(renewed.expiresAt));
      return {};
    }),
  );

  http.post('/auth/recovery', { onRequest: requireJson }, (request, reply) =>
    attempt(request, reply, async (ctx) => {
      const giveBack = await throttle('auth.recovery', limits.recovery, request.ip, reply);
      const pendingToken = cookies.pending.read(request);
      const begin = () => ctx.remoteFor('identity', null).mutation('recovery.begin', { pendingToken });
      if (pendingToken) await counted(giveBack, begin);
      return {};
    }),
  );

  /** The secret that a passkey's challenge is bound to, which is good for one answer. */
  function browserOf(request: FastifyRequest, reply: FastifyReply) {
    const browserToken = cookies.passkey.read(request);
    if (!browserToken) return {};
    cookies.passkey.end(request, reply);
    return { browserToken };
  }
}
