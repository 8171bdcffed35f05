import { performance } from 'node:perf_hooks';
import { type ServiceName, serviceNames } from '@plainwill/contracts';
import { gatewayPaths } from '@plainwill/contracts/shared/gateway-paths';
import type { ServiceTls } from '@plainwill/kit/config/tls-variables';
import type { Log } from '@plainwill/kit/log';
import { createHttp } from '@plainwill/kit/server';
import { metricsText, metricsType } from '@plainwill/kit/telemetry/metrics';
import type { ServiceFetch } from '@plainwill/kit/tls/service-fetch';
import { listenerTls } from '@plainwill/kit/tls/tls-options';
import type { FastifyInstance } from 'fastify';
import { audiences } from './audiences.ts';
import type { Config } from './config.ts';
import { type ContextDeps, createContextOf } from './context.ts';
import { urlsOf } from './remotes/remotes.ts';

const timeoutMs = 2000;

/** A service says itself that it is ready; `milliseconds` is how long the answer took. */
export interface ServiceHealth {
  name: string;
  isReady: boolean;
  milliseconds: number;
}

async function healthOf(name: string, url: string, fetch: ServiceFetch): Promise<ServiceHealth> {
  const before = performance.now();
  const isReady = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(timeoutMs) }).then(
    ({ ok }) => ok,
    () => false,
  );
  return { name, isReady, milliseconds: Math.round(performance.now() - before) };
}

/** `GET /ops/services`, for staff: how each service is. It needs no service to answer but identity, for the sign-in. */
export function addServiceHealth(http: FastifyInstance, deps: ContextDeps, fetch: ServiceFetch) {
  const contextOf = createContextOf(deps);
  const urls = urlsOf(deps.config);
  http.get(gatewayPaths.serviceHealth, async (request, reply) => {
    const account = await contextOf(request, reply)
      .account()
      .catch(() => null);
    if (!account?.roles.length) return reply.code(404).send({ error: { message: 'There is nothing here.' } });
    const services = await Promise.all(
      serviceNames.map((name: ServiceName) => healthOf(audiences[name], urls[name], fetch)),
    );
    return reply
      .header('cache-control', 'no-store')
      .send([{ name: 'gateway', isReady: true, milliseconds: 0 }, ...services]);
  });
}

/** Prometheus reads the gateway on a port of its own, for the public one is the whole world's. */
export async function serveMetrics({ metricsPort, metricsHost }: Config, log: Log, tls: ServiceTls | undefined) {
  if (metricsPort === undefined) return null;
  const http = createHttp(log, { tls: tls && listenerTls(tls) });
  http.get('/metrics', async (_request, reply) => reply.type(metricsType).send(await metricsText()));
  await http.listen({ port: metricsPort, host: metricsHost });
  return http;
}
