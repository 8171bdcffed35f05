import { callingAccountOf } from '@plainwill/contracts/identity/calling-account';
import type { OpenSession } from '@plainwill/contracts/identity/sessions';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { sessionHeader } from '@plainwill/contracts/shared/session-header';
import type { Log } from '@plainwill/kit/log';
import type { SignToken } from '@plainwill/kit/tokens/service-token';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import type { CircuitBreakers } from './remotes/circuit-breaker.ts';
import { identityCalls } from './remotes/identity-calls.ts';
import { asGatewayError } from './remotes/remote-error.ts';
import { type connectToServices, type RemoteFor, remotesOf } from './remotes/remotes.ts';
import type { DeviceCookie } from './sessions/device-cookie.ts';
import type { SessionCache } from './sessions/session-cache.ts';
import { isUnattended, type SessionCookie } from './sessions/session-cookie.ts';
import type { UnknownSessions } from './sessions/unknown-sessions.ts';
import type { AccountLimit, CredentialLimit } from './throttling/concurrency-limits.ts';
import type { SignInThrottle } from './throttling/sign-in-throttle.ts';
import type { Throttle, VisitorKey } from './throttling/throttle.ts';

/** Asks identity for the session of this id along with calls. */
type AskAlong = (sessionId: string) => Promise<OpenSession | null>;

/** A value that can stand in a header, as the ids of identity can. */
const plainId = /^[\w-]+$/;

export interface GatewayContext {
  requestId: string;
  log: Log;
  remoteFor: RemoteFor;
  /**
   * The account whose session the cookie names, asked of identity; null for a visitor.
   * @param askAlong asks instead, where identity must be asked at all
   */
  account: (askAlong?: AskAlong) => Promise<CallingAccount | null>;
  throttle: Throttle;
  credentialLimit: CredentialLimit;
  accountLimit: AccountLimit;
  /** Lets this browser sign in to the account of the address, whatever others have tried. */
  ownerHasReset: (email: string) => Promise<void>;
  clientAddress: string;
  /** How many calls came in this one request. */
  callsTogether: number;
  reply: FastifyReply;
}

export interface ContextDeps {
  config: Config;
  connections: ReturnType<typeof connectToServices>['connections'];
  sign: SignToken;
  cookie: SessionCookie;
  sessions: SessionCache;
  unknownSessions: UnknownSessions;
  deviceCookie: DeviceCookie;
  throttle: Throttle;
  signInThrottle: SignInThrottle;
  credentialLimit: CredentialLimit;
  accountLimit: AccountLimit;
  visitorKey: VisitorKey;
  circuitBreakers: CircuitBreakers;
  log: Log;
}

export const createContextOf =
  (deps: ContextDeps) =>
  (request: FastifyRequest, reply: FastifyReply, callsTogether = 1): GatewayContext => {
    const {
      connections,
      sign,
      cookie,
      sessions,
      unknownSessions,
      deviceCookie,
      throttle,
      signInThrottle,
      credentialLimit,
      circuitBreakers,
    } = deps;
    const { accountLimit, visitorKey, log } = deps;
    // Read once, because each time takes apart the headers of our proxies.
    const clientAddress = request.ip;
    const visitor = () => visitorKey(clientAddress, new Date());
    const remoteFor = remotesOf({
      connections,
      circuitBreakers,
      sessions,
      sign,
      requestId: request.id,
      visitor,
    });
    let asked: Promise<CallingAccount | null> | undefined;

    async function resolve(askAlong?: AskAlong): Promise<CallingAccount | null> {
      const sessionId = cookie.read(request);
      if (!sessionId) return null;
      try {
        let isSealed = true;
        const ask = (how: { isUnattended?: true }) => {
          isSealed = cookie.isSealed(request, sessionId);
          return unknownSessions.resolve({ sessionId, isSealed, address: clientAddress }, reply, () =>
            askAlong && !how.isUnattended && plainId.test(sessionId)
              ? askAlong(sessionId)
              : identityCalls(remoteFor, null).query('sessions.resolve', { sessionId, ...how }),
          );
        };
        // An unattended answer is not cached, because only a call of the person prolongs the session.
        const session = isUnattended(request)
          ? await ask({ isUnattended: true })
          : await sessions.resolve(sessionId, () => ask({}));
        if (!session) return null;
        const expiresAt = new Date(session.expiresAt);
        if (session.isRenewed) cookie.set(reply, sessionId, expiresAt);
        else if (!isSealed) cookie.seal(reply, sessionId, expiresAt);
        reply.header(sessionHeader, `${session.secondsLeft}${session.isFinal ? ';final' : ''}`);
        return callingAccountOf(session);
      } catch (cause) {
        throw asGatewayError(cause, 'identity');
      }
    }

    return {
      requestId: request.id,
      // Few calls have anything to say.
      get log() {
        return log.child({ requestId: request.id }) as Log;
      },
      remoteFor,
      account: (askAlong) => {
        asked ??= resolve(askAlong);
        return asked;
      },
      throttle,
      credentialLimit,
      accountLimit,
      async ownerHasReset(email) {
        await signInThrottle.ownerHasReset(clientAddress, email);
        deviceCookie.remember(request, reply, email);
      },
      clientAddress,
      callsTogether,
      reply,
    };
  };
