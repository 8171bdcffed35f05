import { freePort } from '@plainwill/kit/free-port';
import { expect, it } from 'vitest';
import { startSite } from '../../web/e2e/support/own-site.ts';
import { backupMetric } from '../backup/backup-metric.ts';
import { portVariables, serviceFolders } from '../services.ts';
import { allQueries } from './monitoring-files.ts';
import { metricsIn } from './promql.ts';

// What Prometheus and node_exporter say themselves: infra/faults/alerts.fault.ts asks those.
const isOfOthers = (metric: string) => /^(up|ALERTS|node_\w+)$/.test(metric);

/** The names of the series of `/metrics`, also of those that have none yet. */
const seriesIn = (text: string) =>
  [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' || type === 'summary' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name],
  );

it('names in alerts and dashboards only metrics that the product has', async () => {
  const ports = new Map<string, number>();
  for (const service of serviceFolders)
    ports.set(service === 'gateway' ? 'GATEWAY_METRICS_PORT' : portVariables[service], await freePort());
  const site = await startSite(Object.fromEntries([...ports].map(([name, port]) => [name, String(port)])));
  try {
    const texts = await Promise.all(
      [...ports.values()].map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
    );
    const exported = new Set([backupMetric, ...texts.flatMap(seriesIn)]);
    const named = [...new Set(allQueries.flatMap(metricsIn))].filter((metric) => !isOfOthers(metric));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((metric) => !exported.has(metric))).toEqual([]);
  } finally {
    await site.stop();
  }
});
