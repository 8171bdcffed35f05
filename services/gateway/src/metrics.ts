import type { Log } from '@plainwill/kit/log';
import { createHttp } from '@plainwill/kit/server';
import { metricsText, metricsType } from '@plainwill/kit/telemetry/metrics';
import type { Config } from './config.ts';

/** Prometheus reads the gateway on a port of its own, for the public one is the whole world's. */
export async function serveMetrics({ metricsPort, metricsHost }: Config, log: Log) {
  if (metricsPort === undefined) return null;
  const http = createHttp(log);
  http.get('/metrics', async (_request, reply) => reply.type(metricsType).send(await metricsText()));
  await http.listen({ port: metricsPort, host: metricsHost });
  return http;
}
