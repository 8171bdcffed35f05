import type { OpenSession } from '@plainwill/contracts/identity/sessions';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import type { Log } from '@plainwill/kit/log';
import type { SignToken } from '@plainwill/kit/service-token';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { asGatewayError } from './remote-error.ts';
import { type RemoteFor, remotesOf } from './remotes.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { Throttle } from './throttle.ts';
import type { VisitorKey } from './visitor-key.ts';

export interface GatewayContext {
  requestId: string;
  log: Log;
  remoteFor: RemoteFor;
  /** Who the cookie says is calling, asked of identity once a request; null for a visitor. */
  account: () => Promise<CallingAccount | null>;
  throttle: Throttle;
  clientAddress: string;
  /** How many calls came in this one request. */
  callsTogether: number;
  /** After this long a call is given up. */
  deadlineMs: number;
  reply: FastifyReply;
}

export interface ContextDeps {
  config: Config;
  sign: SignToken;
  cookie: SessionCookie;
  throttle: Throttle;
  visitorKey: VisitorKey;
  log: Log;
  deadlineMs: number;
}

export const createContextOf =
  ({ config, sign, cookie, throttle, visitorKey, log, deadlineMs }: ContextDeps) =>
  (request: FastifyRequest, reply: FastifyReply, callsTogether = 1): GatewayContext => {
    const remoteFor = remotesOf(config, sign, request.id, visitorKey(request.ip, new Date()));
    let asked: Promise<CallingAccount | null> | undefined;

    async function resolve(): Promise<CallingAccount | null> {
      const sessionId = cookie.read(request);
      if (!sessionId) return null;
      try {
        const session = (await remoteFor('identity', null).query('sessions.resolve', {
          sessionId,
        })) as OpenSession | null;
        if (!session) return null;
        if (session.isRenewed) cookie.set(reply, sessionId, new Date(session.expiresAt));
        const { accountId: id, roles, sessionKey, authenticatedAt } = session;
        return { id, roles, sessionKey, authenticatedAt };
      } catch (cause) {
        throw asGatewayError(cause, 'identity');
      }
    }

    return {
      requestId: request.id,
      log: log.child({ requestId: request.id }) as Log,
      remoteFor,
      account: () => {
        asked ??= resolve();
        return asked;
      },
      throttle,
      clientAddress: request.ip,
      callsTogether,
      deadlineMs,
      reply,
    };
  };
