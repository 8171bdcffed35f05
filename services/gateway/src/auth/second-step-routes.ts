import { authRoutes } from '@plainwill/contracts/identity/auth-routes';
import { hourSeconds, minuteSeconds } from '@plainwill/contracts/shared/durations';
import { Refusal } from '@plainwill/kit/refusal';
import { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContextDeps } from '../context.ts';
import { clientOf } from '../http/request-details.ts';
import { identityCalls } from '../remotes/identity-calls.ts';
import { type AuthRouting, inputFrom } from './auth-routing.ts';

const limits = {
  begin: { calls: 30, seconds: minuteSeconds },
  finish: { calls: 20, seconds: minuteSeconds },
  /** Wrong ones: a right one is taken back. */
  second: { calls: 40, seconds: 10 * minuteSeconds },
  ways: { calls: 30, seconds: minuteSeconds },
  reauthenticate: { calls: 10, seconds: minuteSeconds },
  recovery: { calls: 10, seconds: hourSeconds },
};

const refused = (reason: 'SecondStepFailed' | 'PasskeyFailed') => {
  const cause = new Refusal(reason);
  return new TRPCError({ code: cause.code, message: cause.message, cause });
};

/** The gateway proxies passkeys and second steps to identity, and checks no factor itself. */
export function addSecondStepRoutes(deps: ContextDeps, routing: AuthRouting) {
  const { cookie, deviceCookie, throttle } = deps;
  const { addRoute, refundIfNotDone, startSession, cookies } = routing;

  addRoute('/auth/passkey/begin', async (ctx, request, reply) => {
    const { purpose } = inputFrom(request, authRoutes['/auth/passkey/begin'].input, {});
    const refund = await throttle('auth.passkey.begin', limits.begin, request.ip, reply);
    const browserToken = cookies.passkey.make(reply);
    const identity = identityCalls(ctx.remoteFor, null);
    return refundIfNotDone(refund, () => identity.mutation('passkeys.beginUse', { purpose, browserToken }));
  });

  addRoute('/auth/passkey/finish', async (ctx, request, reply) => {
    const { passkey } = inputFrom(request, authRoutes['/auth/passkey/finish'].input, {});
    const refund = await throttle('auth.passkey.finish', limits.finish, request.ip, reply);
    const browserToken = cookies.passkey.read(request);
    cookies.passkey.end(request, reply);
    if (!browserToken) throw refused('PasskeyFailed');
    const identity = identityCalls(ctx.remoteFor, null);
    const input = { passkey, browserToken, client: clientOf(request) };
    const signIn = () => identity.mutation('sessions.signInWithPasskey', input);
    const newSession = await refundIfNotDone(refund, () => ctx.credentialLimit(request.ip, signIn));
    return startSession(request, reply, identity, newSession);
  });

  addRoute('/auth/second/ways', async (ctx, request, reply) => {
    const refund = await throttle('auth.second.ways', limits.ways, request.ip, reply);
    const pendingToken = cookies.pending.read(request);
    if (!pendingToken) return { ways: [] };
    const identity = identityCalls(ctx.remoteFor, null);
    return { ways: await refundIfNotDone(refund, () => identity.query('sessions.pending', { pendingToken })) };
  });

  addRoute('/auth/second', async (ctx, request, reply) => {
    const { proof } = inputFrom(request, authRoutes['/auth/second'].input, {});
    const refund = await throttle('auth.second', limits.second, request.ip, reply);
    const pendingToken = cookies.pending.read(request);
    if (!pendingToken) throw refused('SecondStepFailed');
    const identity = identityCalls(ctx.remoteFor, null);
    const input = { proof, pendingToken, ...browserOf(request, reply), client: clientOf(request) };
    const finish = () => identity.mutation('sessions.finishSignIn', input);
    const { email, ...newSession } = await refundIfNotDone(refund, () => ctx.credentialLimit(request.ip, finish));
    refund();
    const answer = await startSession(request, reply, identity, newSession);
    deviceCookie.remember(request, reply, email);
    return answer;
  });

  addRoute('/auth/reauthenticate', async (ctx, request, reply) => {
    const account = await ctx.account();
    const sessionId = cookie.read(request);
    if (!account || !sessionId) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Sign in to do this.' });
    const input = inputFrom(request, authRoutes['/auth/reauthenticate'].input, {});
    const refund = await throttle('auth.reauthenticate', limits.reauthenticate, account.id, reply);
    const identity = identityCalls(ctx.remoteFor, account);
    const asked = { ...input, sessionId, ...browserOf(request, reply) };
    const prove = () => identity.mutation('sessions.reauthenticate', asked);
    const renewed = await refundIfNotDone(refund, () => ctx.credentialLimit(account.id, prove));
    cookie.set(reply, renewed.sessionId, new Date(renewed.expiresAt));
    return {};
  });

  addRoute('/auth/recovery', async (ctx, request, reply) => {
    const refund = await throttle('auth.recovery', limits.recovery, request.ip, reply);
    const pendingToken = cookies.pending.read(request);
    if (!pendingToken) return {};
    const identity = identityCalls(ctx.remoteFor, null);
    await refundIfNotDone(refund, () => identity.mutation('recovery.begin', { pendingToken }));
    return {};
  });

  /** The secret that a passkey's challenge is bound to, which is good for one answer. */
  function browserOf(request: FastifyRequest, reply: FastifyReply) {
    const browserToken = cookies.passkey.read(request);
    if (!browserToken) return {};
    cookies.passkey.end(request, reply);
    return { browserToken };
  }
}
