import { freePort } from '@plainwill/kit/free-port';
import { portVariables, serviceFolders } from '../../../services.ts';
import { backupMetric } from '../../../tools/backup/backup-metric.ts';
import { allQueries } from '../monitoring-files.ts';
import { metricsIn } from '../promql.ts';

// Prometheus and node_exporter export these themselves: infra/tests/faults/alerts.fault.ts asks those.
const isOfOthers = (metric: string) => /^(up|ALERTS|node_\w+)$/.test(metric);

/** The names of the series of `/metrics`, also of those that have none yet. */
const seriesIn = (text: string) =>
  [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' || type === 'summary' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name],
  );

/** The metrics that alerts and dashboards name. */
export const namedMetrics = [...new Set(allQueries.flatMap(metricsIn))].filter((metric) => !isOfOthers(metric));

/** Settings by which each service has a port whose `/metrics` a test may read. */
export async function portsOfMetrics(): Promise<Record<string, string>> {
  const ports: Record<string, string> = {};
  for (const service of serviceFolders)
    ports[service === 'gateway' ? 'GATEWAY_METRICS_PORT' : portVariables[service]] = String(await freePort());
  return ports;
}

/** The metrics that a product running with these ports has. */
export async function metricsOf(ports: Record<string, string>): Promise<Set<string>> {
  const texts = Object.values(ports).map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
  return new Set([backupMetric, ...(await Promise.all(texts)).flatMap(seriesIn)]);
}
