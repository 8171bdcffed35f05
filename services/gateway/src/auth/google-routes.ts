import '@fastify/cookie';
import { createHash } from 'node:crypto';
import { GoogleAttempt, googleReasons } from '@plainwill/contracts/identity/google';
import type { NewSession } from '@plainwill/contracts/identity/sessions';
import { type GooglePurpose, googlePurposes } from '@plainwill/contracts/identity/vocabulary';
import { gatewayPaths } from '@plainwill/contracts/shared/gateway-paths';
import { RemoteFailure } from '@plainwill/kit/failure';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type ContextDeps, createContextOf, type GatewayContext } from '../context.ts';
import { clientOf } from '../http/request-details.ts';
import { identityCalls } from '../remotes/identity-calls.ts';
import { asGatewayError } from '../remotes/remote-error.ts';
import { signInCookies } from '../sessions/secret-cookie.ts';

export const attemptSeconds = 600;

const StoredAttempt = z.strictObject({ attempt: GoogleAttempt, endsAt: z.number() });

function parsed(value: string): z.infer<typeof StoredAttempt> | null {
  try {
    return StoredAttempt.parse(JSON.parse(Buffer.from(value, 'base64url').toString()));
  } catch {
    // A value that a browser made up is no attempt.
    return null;
  }
}

/** The cookie that a browser takes along to Google, and brings back within ten minutes or not at all. */
export function googleAttemptCookie(publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? '__Host-plainwill-google' : 'plainwill_dev_google';
  const attributes = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' } as const;
  return {
    set(reply: FastifyReply, attempt: GoogleAttempt) {
      const stored = { attempt, endsAt: Date.now() + attemptSeconds * 1000 };
      const value = Buffer.from(JSON.stringify(stored)).toString('base64url');
      reply.setCookie(name, value, { ...attributes, maxAge: attemptSeconds });
    },
    /** Reads the attempt and deletes it, so that it is good for one return. */
    take(request: FastifyRequest, reply: FastifyReply): GoogleAttempt | null {
      const value = request.cookies[name];
      reply.clearCookie(name, attributes);
      const stored = value ? parsed(value) : null;
      return stored && stored.endsAt > Date.now() ? stored.attempt : null;
    },
  };
}

/** Each purpose ends at a fixed path, so that no address can lead anybody elsewhere. */
const pages: Record<GooglePurpose, string> = {
  signIn: '/auth',
  admin: '/admin/login',
  connect: '/account',
  reauthenticate: '/account',
  reauthenticateAdmin: '/admin/roles',
};

const shownFailures = [
  ...(Object.keys(googleReasons) as (keyof typeof googleReasons)[]),
  'AccountDisabled',
  'ReauthenticationNeeded',
  'SecondStepNeeded',
] as const;

/** A page learns one of these names of a failure, and nothing else. */
type Failure = (typeof shownFailures)[number] | 'cancelled';

const startLimit = { calls: 30, seconds: attemptSeconds };
const returnLimit = { calls: 30, seconds: attemptSeconds };
const oneReturn = { calls: 1, seconds: attemptSeconds };

const Start = z.object({ purpose: z.enum(googlePurposes) });
const Return = z.object({
  state: z.string().min(1).max(256),
  code: z.string().min(1).max(2048).optional(),
  error: z.string().optional(),
});

/** Only a page of ours, or the person themselves, starts a sign-in. */
const isOurs = ({ headers }: FastifyRequest) =>
  headers['sec-fetch-site'] === 'same-origin' || headers['sec-fetch-site'] === 'none';

function failureOf(cause: TRPCError): Failure {
  const reason = cause.cause instanceof RemoteFailure ? cause.cause.data.reason : undefined;
  return shownFailures.find((name) => name === reason) ?? 'GoogleFailed';
}

/** Somebody who came back, or did not want to. */
type Returned = { attempt: GoogleAttempt; state: string; code: string } | Failure;

export function addGoogleRoutes(http: FastifyInstance, deps: ContextDeps) {
  const contextOf = createContextOf(deps);
  const attempts = googleAttemptCookie(deps.config.publicUrl);
  const cookies = signInCookies(deps.config.publicUrl);

  async function identityFor(ctx: GatewayContext, purpose: GooglePurpose) {
    const isSigningIn = purpose === 'signIn' || purpose === 'admin';
    const account = isSigningIn ? null : await ctx.account();
    return identityCalls(ctx.remoteFor, account);
  }

  /** Sends the browser to where `work` says, or back to the page with the name of what failed. */
  async function redirecting(reply: FastifyReply, ctx: GatewayContext, page: string, work: () => Promise<string>) {
    try {
      return reply.redirect(await work(), 303);
    } catch (cause) {
      const error = cause instanceof TRPCError ? cause : asGatewayError(cause, 'identity');
      if (error.code === 'INTERNAL_SERVER_ERROR' || error.code === 'SERVICE_UNAVAILABLE') {
        ctx.log.error({ err: error }, 'Google sign-in failed');
      }
      return reply.redirect(`${page}?google=${failureOf(error)}`, 303);
    }
  }

  async function returned(request: FastifyRequest, reply: FastifyReply, attempt: GoogleAttempt | null) {
    await deps.throttle('auth.google.return', returnLimit, request.ip, reply);
    const query = Return.safeParse(request.query);
    if (!attempt || !query.success || query.data.state !== attempt.state) return 'GoogleFailed';
    const { state, code, error } = query.data;
    // The cookie is gone by now; this is for a copy of it.
    await deps.throttle('auth.google.attempt', oneReturn, createHash('sha256').update(state).digest('hex'), reply);
    if (error === 'access_denied') return 'cancelled';
    return error === undefined && code ? { attempt, state, code } : 'GoogleFailed';
  }

  async function startSession(ctx: GatewayContext, request: FastifyRequest, { sessionId, expiresAt }: NewSession) {
    const earlier = deps.cookie.read(request);
    // A new id at every sign-in; what the browser had before opens nothing any more.
    if (earlier) await identityCalls(ctx.remoteFor, null).mutation('sessions.signOut', { sessionId: earlier });
    deps.cookie.set(ctx.reply, sessionId, new Date(expiresAt));
  }

  http.get(gatewayPaths.google, { exposeHeadRoute: false }, (request, reply) => {
    const ctx = contextOf(request, reply);
    const { data: { purpose } = { purpose: 'signIn' }, success } = Start.safeParse(request.query);
    const page = pages[purpose];
    return redirecting(reply, ctx, page, async () => {
      if (!success || !isOurs(request)) return `${page}?google=GoogleFailed`;
      await deps.throttle('auth.google', startLimit, request.ip, reply);
      const identity = await identityFor(ctx, purpose);
      const { url, attempt } = await identity.mutation('google.begin', { purpose });
      attempts.set(reply, attempt);
      return url;
    });
  });

  http.get(`${gatewayPaths.google}/callback`, { exposeHeadRoute: false }, (request, reply) => {
    const ctx = contextOf(request, reply);
    const attempt = attempts.take(request, reply);
    const page = pages[attempt?.purpose ?? 'signIn'];
    return redirecting(reply, ctx, page, async () => {
      const back: Returned = await returned(request, reply, attempt);
      if (typeof back === 'string') return `${page}?google=${back}`;
      const input = { ...back, client: clientOf(request) };
      const { purpose } = back.attempt;
      const identity = await identityFor(ctx, purpose);
      const arrived = await identity.mutation('google.finish', input);
      if (arrived && 'pendingToken' in arrived) {
        cookies.pending.set(reply, arrived.pendingToken);
        return `/auth/second?for=${purpose}`;
      }
      if (arrived) await startSession(ctx, request, arrived);
      return page;
    });
  });
}
