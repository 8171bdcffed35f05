import fastifyCookie from '@fastify/cookie';
import type { Log } from '@plainwill/kit/log';
import { createHttp, maxBatchSize, requireJson } from '@plainwill/kit/server';
import { createSigner } from '@plainwill/kit/service-token';
import { type CreateFastifyContextOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import { addAuthRoutes } from './auth-routes.ts';
import type { Config } from './config.ts';
import { type ContextDeps, createContextOf, type GatewayContext } from './context.ts';
import { appRouter } from './forward.ts';
import { addGoogleRoutes } from './google-routes.ts';
import { sendSecurityHeaders } from './headers.ts';
import { serveMetrics } from './metrics.ts';
import { checkOrigin } from './origin-check.ts';
import { servePages } from './pages.ts';
import { addMailbox, addQueueBoard } from './proxies.ts';
import { addServiceHealth } from './service-health.ts';
import { sessionCookie } from './session-cookie.ts';
import { createSignInThrottle } from './sign-in-throttle.ts';
import { createThrottle } from './throttle.ts';
import { openThrottleStore } from './throttle-store.ts';
import { createVisitorKey } from './visitor-key.ts';

/** The whole gateway without the process; listening when it resolves. */
export async function createServer(config: Config, { log, deadlineMs = 10_000 }: { log: Log; deadlineMs?: number }) {
  const http = createHttp(log, { trustedProxies: config.trustedProxies });
  const counters = openThrottleStore(config.queueUrl, log);
  const sign = await createSigner('gateway', config.signingKey);
  const deps: ContextDeps = {
    config,
    sign,
    cookie: sessionCookie(config.publicUrl),
    throttle: createThrottle(counters),
    visitorKey: createVisitorKey(config.signingKey),
    log,
    deadlineMs,
  };

  await sendSecurityHeaders(http, config);
  http.addHook('onRequest', checkOrigin(config.publicUrl));
  await http.register(fastifyCookie);
  http.get('/health/live', async () => ({ ok: true }));
  http.get('/health/ready', async () => ({ ok: true }));
  http.get('/booking', async (_request, reply) => reply.redirect(config.bookingUrl));
  addAuthRoutes(http, deps, createSignInThrottle(counters));
  addGoogleRoutes(http, deps);
  await http.register(async (api) => {
    const contextOf = createContextOf(deps);
    api.addHook('onRequest', requireJson);
    api.register(fastifyTRPCPlugin, {
      prefix: '/trpc',
      trpcOptions: {
        router: appRouter,
        allowMethodOverride: true,
        maxBatchSize,
        createContext: ({ req, res, info }: CreateFastifyContextOptions) => contextOf(req, res, info.calls.length),
        onError: ({ error, path, ctx }: { error: Error & { code: string }; path?: string; ctx?: GatewayContext }) => {
          if (error.code !== 'INTERNAL_SERVER_ERROR' && error.code !== 'SERVICE_UNAVAILABLE') return;
          (ctx?.log ?? log).error({ err: error, path }, 'a call failed');
        },
      },
    });
  });
  addServiceHealth(http, deps);
  await addQueueBoard(http, deps);
  if (config.mailboxUrl) await addMailbox(http, config.mailboxUrl);
  await servePages(http, { ...config, cookie: deps.cookie, log });

  const metrics = await serveMetrics(config, log);
  await http.listen({ port: config.port, host: config.host });
  log.info('the gateway is listening');
  return {
    http,
    async close() {
      await http.close();
      await metrics?.close();
      await counters.close();
    },
  };
}
