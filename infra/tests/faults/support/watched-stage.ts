import { join } from 'node:path';
import { freePort } from '@plainwill/kit/free-port';
import { expect, vi } from 'vitest';
import type { ServiceFolder } from '../../../services.ts';
import { writeBackupMetric } from '../../../tools/backup/backup-metric.ts';
import { local, type Ports } from '../../../tools/launcher/settings/environments.ts';
import type { Environment } from '../../../tools/launcher/settings/settings.ts';
import { signUpAt } from './person.ts';
import type { PostgresServer } from './servers/postgres-server.ts';
import { startNodeExporter, startPrometheus } from './servers/prometheus.ts';
import { openStage } from './stage.ts';

const soon = { timeout: 240_000, interval: 200 };

/** Prometheus and node_exporter, watching these services. */
export async function startWatching(given: Omit<Parameters<typeof startPrometheus>[0], 'node'>) {
  const { target: node, textfiles } = await startNodeExporter();
  const backUpAt = (madeAt: Date) =>
    writeBackupMetric(join(textfiles, 'plainwill-backup.prom'), { madeAt: madeAt.toISOString() });
  backUpAt(new Date());
  const prometheus = await startPrometheus({ ...given, node });
  await prometheus.hasReadAll();
  expect(await prometheus.firing()).toEqual([]);

  return {
    backUpAt,
    metrics: prometheus.metrics,
    valuesOf: prometheus.valuesOf,
    async isFiring(alert: string) {
      return (await prometheus.firing()).some(({ name }) => name === alert);
    },
    /** Waits until each of these fires, or no longer does. @returns how many seconds each took, with what it said */
    async times(alerts: readonly string[], isFiring: boolean) {
      const since = performance.now();
      const took = new Map<string, { seconds: number; summary: string }>();
      await vi.waitFor(async () => {
        const firing = await prometheus.firing();
        for (const alert of alerts) {
          const found = firing.find(({ name }) => name === alert);
          if (took.has(alert) || (found !== undefined) !== isFiring) continue;
          took.set(alert, { seconds: (performance.now() - since) / 1000, summary: found?.summary ?? '' });
        }
        expect([...took.keys()].toSorted()).toEqual([...alerts].toSorted());
      }, soon);
      return took;
    },
  };
}

/** A stage with these services, and Prometheus watching them. @param postgres where it is not an ordinary one */
export async function openWatchedStage<Names extends ServiceFolder[]>(
  names: Names,
  given: (ports: Ports) => Environment = () => ({}),
  postgres?: PostgresServer,
) {
  const metricsPort = await freePort();
  const stage = await openStage({
    store: 'PostgreSQL',
    ...(postgres && { postgres }),
    given: (ports) => ({ GATEWAY_METRICS_PORT: String(metricsPort), ...given(ports) }),
  });
  const services = await stage.start(...names);
  const hostOf = (name: Names[number]) => new URL(name === 'gateway' ? local(metricsPort) : services[name].url).host;
  const watch = await startWatching({ services: Object.fromEntries(names.map((name) => [name, hostOf(name)])) });
  const signUp = () => signUpAt({ url: local(stage.ports.gateway), origin: stage.origin, mail: stage.mail });
  return { stage, services, watch, signUp };
}
