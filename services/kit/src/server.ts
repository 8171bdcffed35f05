import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { callingAccountOf } from '@plainwill/contracts/identity/calling-account';
import type { OpenSession } from '@plainwill/contracts/identity/sessions';
import type { AnyTRPCRouter } from '@trpc/server';
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { answerCalls } from './calls/answer-calls.ts';
import { sessionAlongHeader } from './calls/remote-calls.ts';
import { asRequestFailure, sendFailure } from './calls/send-failure.ts';
import type { ServiceTls } from './config/tls-variables.ts';
import { type Call, callerOf } from './implement.ts';
import type { Log } from './log.ts';
import { canDrain } from './process/drain.ts';
import { measureUp, metricsText, metricsType } from './telemetry/metrics.ts';
import { type ListenerTls, listenerTls } from './tls/tls-options.ts';
import type { VerifyToken } from './tokens/service-token.ts';
import { version } from './version.ts';

/** Of what comes from outside. */
export const publicBodyBytes = 64 * 1024;
/** Of a call between services: all that came from outside, and what the gateway adds to it. */
const serviceBodyBytes = 80 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a request between services. */
    call: Call | null;
  }
}

const requestIdShape = /^[\w-]{8,64}$/;

/** How what the HTTP server or the router cannot read is answered. */
export type ProtocolErrors = Required<Pick<FastifyHttpOptions<Server>, 'clientErrorHandler' | 'frameworkErrors'>>;

interface HttpOptions {
  /** The networks of our own proxies: from nowhere else is it believed who a visitor is. */
  trustedProxies?: readonly string[];
  bodyLimit?: number;
  protocolErrors?: ProtocolErrors;
  /** Plain HTTP if left out. */
  tls?: ListenerTls | undefined;
}

/** A Fastify with the limits that all our processes share. Requests are logged by route, never by address. */
export function createHttp(
  log: Log,
  { trustedProxies = [], bodyLimit = publicBodyBytes, protocolErrors, tls }: HttpOptions = {},
): FastifyInstance {
  // Looked for often enough that somebody who sends one byte at a time is soon gone.
  const limits = { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, requireHostHeader: false };
  const http = Fastify({
    logger: false,
    bodyLimit,
    // A telephone on a poor network sends 64 KiB in it; who promises more than comes does not keep a connection for long.
    requestTimeout: 12_000,
    ...(tls ? { https: { ...limits, ...tls } } : { http: limits }),
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    // Only where it comes from a proxy of ours: what a stranger writes into X-Forwarded-For is not believed.
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    routerOptions: { maxParamLength: 2000 },
    genReqId: () => randomUUID(),
    ...protocolErrors,
  } as FastifyHttpOptions<Server>);
  canDrain(http);
  // Otherwise the HTTP server answers it itself, with nothing of ours.
  http.server.on('checkExpectation', (request, response) => http.server.emit('request', request, response));
  if (log.isLevelEnabled('debug'))
    http.addHook('onResponse', ({ id: requestId, method, routeOptions }, { statusCode: status }, done) => {
      log.debug({ requestId, method, route: routeOptions.url, status }, 'answered');
      done();
    });
  return http;
}

const json = 'application/json';

const methods = ['GET', 'HEAD', 'POST'];

/** Refuses a method that no route of ours has, before anything looks at the request. */
export function requireMethod({ method }: FastifyRequest, reply: FastifyReply, done: () => void) {
  if (methods.includes(method)) return done();
  const allow = methods.join(', ');
  reply
    .code(405)
    .header('allow', allow)
    .send({ error: { message: `Use one of these methods: ${allow}.` } });
}

/** Refuses what a plain HTML form on another site can send: only JSON gets past. */
export function requireJson({ method, headers }: FastifyRequest, reply: FastifyReply, done: () => void) {
  const { 'content-type': type = '' } = headers;
  if (method === 'GET' || method === 'HEAD' || type === json) return done();
  if (type.split(';', 1)[0]?.trim().toLowerCase() !== json) {
    reply.code(415).send({ error: { message: 'Send JSON with content-type application/json.' } });
    return;
  }
  // Those who read it after us know it in lower case alone; and JSON is always UTF-8.
  headers['content-type'] = json;
  done();
}

interface ServiceServer {
  router: AnyTRPCRouter;
  verify: VerifyToken;
  log: Log;
  /** Rejects while the service cannot do its own work; looks at nothing beyond its own store. */
  ready: () => Promise<unknown>;
  /** Where services speak by TLS: then health and figures, too, are for who has a certificate. */
  tls?: ServiceTls | undefined;
}

/**
 * The same call on behalf of the owner of a session that came along with it, as the router itself resolves it for the
 * gateway when it is asked for the session alone; the answer says what it resolved to.
 * @throws {TRPCError} FORBIDDEN for who may not ask that
 */
async function inSession(router: AnyTRPCRouter, call: Call, sessionId: string, reply: FastifyReply): Promise<Call> {
  const { sessions } = callerOf(router, call) as unknown as Resolving;
  const session = await sessions.resolve({ sessionId });
  reply.header(sessionAlongHeader, JSON.stringify(session));
  return { ...call, account: session && callingAccountOf(session) };
}

interface Resolving {
  sessions: { resolve: (asked: { sessionId: string }) => Promise<OpenSession | null> };
}

/** The HTTP side of a service: tRPC for callers with a service token, and its health. */
export function createServiceServer({ router, verify, log, ready, tls }: ServiceServer): FastifyInstance {
  const http = createHttp(log, { bodyLimit: serviceBodyBytes, tls: tls && listenerTls(tls) });
  http.setErrorHandler(async (cause, request, reply) => {
    const failure = asRequestFailure(cause);
    log.warn({ requestId: request.id, err: cause, code: failure.code }, 'a request could not be answered');
    return sendFailure(reply, failure);
  });
  http.addHook('onRequest', requireMethod);
  http.get('/health/live', async () => ({ ok: true, version }));
  http.get('/health/ready', async (_request, reply) => {
    try {
      await ready();
      return { ok: true, version };
    } catch (err) {
      log.warn({ err }, 'not ready');
      return reply.code(503).send({ ok: false, version });
    }
  });
  measureUp({ name: 'plainwill_ready', help: '1 while /health/ready is 200', ask: ready });
  http.get('/metrics', async (_request, reply) => reply.type(metricsType).send(await metricsText()));
  http.register(async (api) => {
    api.decorateRequest('call', null);
    api.addHook('onRequest', requireJson);
    api.addHook('onRequest', async (request, reply) => {
      const given = request.headers['x-request-id'];
      const traceparent = request.headers.traceparent?.toString();
      const requestId = typeof given === 'string' && requestIdShape.test(given) ? given : request.id;
      try {
        const verified = await verify(request.headers.authorization?.replace(/^Bearer /, '') ?? '');
        request.call = { ...verified, requestId, log: log.child({ requestId }) as Log, traceparent };
      } catch (err) {
        log.warn({ requestId, err }, 'refused a call without a valid service token');
        return reply.code(401).send({ error: { message: 'A service token is needed.' } });
      }
      const sessionId = request.headers[sessionAlongHeader];
      if (typeof sessionId === 'string') request.call = await inSession(router, request.call, sessionId, reply);
    });
    answerCalls(api, {
      router,
      contextOf: ({ call }) => call as Call,
      onError: ({ error, path, ctx }) => {
        if (error.code === 'INTERNAL_SERVER_ERROR') (ctx?.log ?? log).error({ err: error, path }, 'a call failed');
      },
    });
  });
  return http;
}
