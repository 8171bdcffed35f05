import fastifyCookie from '@fastify/cookie';
import proxy from '@fastify/http-proxy';
import { gatewayPaths } from '@plainwill/contracts/shared/gateway-paths';
import { answerCalls } from '@plainwill/kit/calls/answer-calls';
import { asRequestFailure, sendFailure } from '@plainwill/kit/calls/send-failure';
import { SettingError } from '@plainwill/kit/config/setting';
import { serviceTlsIn } from '@plainwill/kit/config/tls-variables';
import type { Log } from '@plainwill/kit/log';
import { createHttp, requireJson, requireMethod } from '@plainwill/kit/server';
import { createServiceFetch } from '@plainwill/kit/tls/service-fetch';
import { publicTls } from '@plainwill/kit/tls/tls-options';
import { createSigner } from '@plainwill/kit/tokens/service-token';
import { version } from '@plainwill/kit/version';
import type { TRPCError } from '@trpc/server';
import { addAuthRoutes } from './auth/auth-routes.ts';
import { addGoogleRoutes } from './auth/google-routes.ts';
import { createCallProxy } from './call-proxy.ts';
import type { Config } from './config.ts';
import { type ContextDeps, createContextOf, type GatewayContext } from './context.ts';
import { appRouter } from './forward.ts';
import { addServiceHealth, serveMetrics } from './health.ts';
import { compressAnswers } from './http/compress-answers.ts';
import { sendSecurityHeaders } from './http/headers.ts';
import { protocolErrors, requireHost } from './http/protocol-errors.ts';
import { createRefusalLog } from './http/refusal-log.ts';
import { checkOrigin, logRefusals, requireTls } from './http/request-checks.ts';
import { servePages } from './pages/pages.ts';
import { takePolicyReports } from './pages/policy-reports.ts';
import { takeUnsubscribing } from './pages/unsubscribe.ts';
import { serveWebhooksDocument } from './pages/webhooks-document.ts';
import { createCircuitBreakers, type TimeoutsMs } from './remotes/circuit-breaker.ts';
import { connectToServices } from './remotes/remotes.ts';
import { deviceCookie } from './sessions/device-cookie.ts';
import { createSessionCache } from './sessions/session-cache.ts';
import { sessionCookie } from './sessions/session-cookie.ts';
import { subscribeToSessionChanges } from './sessions/session-subscription.ts';
import { createUnknownSessions } from './sessions/unknown-sessions.ts';
import { addRetryAfter, createAccountLimit, createCredentialLimit } from './throttling/concurrency-limits.ts';
import { createRefusedCalls } from './throttling/refused-calls.ts';
import { createRefusedRequests } from './throttling/refused-requests.ts';
import { createSignInThrottle } from './throttling/sign-in-throttle.ts';
import { createSlowRefusals } from './throttling/slow-refusals.ts';
import { createThrottle, createVisitorKey } from './throttling/throttle.ts';
import { openThrottleStore } from './throttling/throttle-store.ts';

/** The whole gateway without the process; listening when it resolves. */
export async function createServer(config: Config, { log, timeoutsMs }: { log: Log; timeoutsMs?: TimeoutsMs }) {
  const tls = serviceTlsIn(config);
  if (config.isPublicTls && !tls) throw new SettingError('GATEWAY_TLS: It needs SERVICE_TLS_CERT and the others');
  const serviceFetch = await createServiceFetch(tls);
  const { logRefusal, ...refusalLog } = createRefusalLog(log);
  const http = createHttp(log, {
    tls: config.isPublicTls && tls ? publicTls(tls) : undefined,
    trustedProxies: config.trustedProxies,
    protocolErrors: protocolErrors(config, logRefusal),
  });
  const counters = openThrottleStore(config.queueUrl, log);
  const sign = await createSigner('gateway', config.signingKey);
  const services = connectToServices(config, tls);
  const sessions = createSessionCache();
  const sessionSubscription = subscribeToSessionChanges({
    identityUrl: config.identityUrl,
    sign,
    fetch: serviceFetch,
    sessions,
    log,
  });
  const throttle = createThrottle(counters);
  const deps: ContextDeps = {
    config,
    connections: services.connections,
    sign,
    cookie: sessionCookie(config.publicUrl, config.signingKey),
    sessions,
    unknownSessions: createUnknownSessions(throttle),
    deviceCookie: deviceCookie(config.publicUrl, config.signingKey),
    throttle,
    signInThrottle: createSignInThrottle(counters),
    credentialLimit: createCredentialLimit(),
    accountLimit: createAccountLimit(),
    visitorKey: createVisitorKey(config.signingKey),
    circuitBreakers: createCircuitBreakers(log, timeoutsMs),
    log,
  };

  const reportRefused = createRefusedCalls(log);
  const refuse = createRefusedRequests(deps, logRefusal);

  http.setErrorHandler(async (cause, request, reply) => {
    const failure = asRequestFailure(cause);
    if (failure.code !== 'INTERNAL_SERVER_ERROR') return refuse(failure, request, reply);
    log.error({ requestId: request.id, err: cause, route: request.routeOptions.url }, 'a request failed');
    return sendFailure(reply, failure);
  });

  sendSecurityHeaders(http, config);
  http.addHook('onRequest', requireHost);
  http.addHook('onRequest', requireMethod);
  http.addHook('onRequest', requireTls(config.publicUrl));
  http.addHook('onRequest', checkOrigin(config.publicUrl));
  http.addHook('onSend', addRetryAfter);
  http.addHook('onSend', createSlowRefusals());
  http.addHook('onResponse', logRefusals(logRefusal));
  await http.register(fastifyCookie);
  http.get(`${gatewayPaths.health}/live`, async () => ({ ok: true, version }));
  http.get(`${gatewayPaths.health}/ready`, async () => ({ ok: true, version }));
  http.get(gatewayPaths.booking, async (_request, reply) => reply.redirect(config.bookingUrl));
  await takePolicyReports(http, deps);
  await takeUnsubscribing(http, deps);
  await http.register(async (auth) => addAuthRoutes(auth, deps, { reportRefused, refuse }));
  addGoogleRoutes(http, deps);
  await http.register(async (api) => {
    const answering = {
      router: appRouter,
      contextOf: createContextOf(deps),
      onError: ({
        error,
        path,
        ctx,
      }: {
        error: TRPCError;
        path?: string | undefined;
        ctx?: GatewayContext | undefined;
      }) => {
        if (ctx && path) reportRefused(error, path, ctx);
        if (error.code === 'BAD_REQUEST')
          logRefusal('refused an input', ctx?.clientAddress, { requestId: ctx?.requestId, path });
        if (error.code !== 'INTERNAL_SERVER_ERROR' && error.code !== 'SERVICE_UNAVAILABLE') return;
        (ctx?.log ?? log).error({ err: error, path }, 'a call failed');
      },
    };
    api.addHook('onRequest', requireJson);
    await compressAnswers(api);
    answerCalls(api, { ...answering, passOn: createCallProxy(answering) });
  });
  addServiceHealth(http, deps, serviceFetch);
  // The captured mailbox of embedded mode: `/dev/mail`, and `/dev/mail.json` for programs.
  const { mailbox } = gatewayPaths;
  if (config.mailboxUrl)
    await http.register(proxy, { upstream: config.mailboxUrl, prefix: mailbox, rewritePrefix: mailbox });
  serveWebhooksDocument(http);
  await servePages(http, { ...config, cookie: deps.cookie, logRefusal });

  const metrics = await serveMetrics(config, log, tls);
  await http.listen({ port: config.port, host: config.host });
  log.info('the gateway is listening');
  return {
    http,
    async close() {
      await http.close();
      sessionSubscription.close();
      await metrics?.close();
      await counters.close();
      await services.close();
      refusalLog.close();
    },
  };
}
