import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { portVariables, serviceFolders, servicesBehindGateway } from '../../services.ts';
import { inRoot } from '../../tools/launcher/settings/paths.ts';
import { prometheusConfig } from '../monitoring/monitoring-files.ts';

interface Compose {
  services: Record<
    string,
    { environment?: Record<string, string>; ports?: string[]; volumes?: string[]; networks?: string[] }
  >;
  networks?: Record<string, unknown>;
}

const read = (name: string): Compose => parse(readFileSync(inRoot(name), 'utf8'), { merge: true });
const base = read('docker-compose.yml');
const overlay = read('infra/deploy/compose/docker-compose.monitoring.yml');
const services = { ...base.services, ...overlay.services };
const ofGateway = overlay.services.gateway?.environment;

it('gives Prometheus every target that its example names, on the port that it has', () => {
  const targets = prometheusConfig.scrape_configs.flatMap((job) =>
    job.static_configs.flatMap(({ targets }) => targets),
  );
  expect(targets.length).toBeGreaterThan(servicesBehindGateway.length);
  for (const target of targets) expect(Object.keys(services)).toContain(target.split(':')[0]);
  for (const name of servicesBehindGateway)
    expect(targets).toContain(`${name}:${base.services[name]?.environment?.[portVariables[name]]}`);
  expect(targets).toContain(`gateway:${ofGateway?.GATEWAY_METRICS_PORT}`);
});

it.each(serviceFolders)('lets %s be traced, with settings that it knows', async (service) => {
  const { config } = await import(pathToFileURL(inRoot('services', service, 'src', 'config.ts')).href);
  const known = config.variables.map(({ name }: { name: string }) => name);
  const given = [base, overlay].flatMap(({ services }) => Object.keys(services[service]?.environment ?? {}));
  expect(given).toContain('OTEL_EXPORTER_OTLP_ENDPOINT');
  expect(known).toEqual(expect.arrayContaining(given));
});

it('shows nothing to other hosts', () => {
  const published = Object.values(overlay.services).flatMap(({ ports = [] }) => ports);
  expect(published.length).toBeGreaterThan(0);
  for (const port of published) expect(port).toMatch(/^127\.0\.0\.1:/);
});

it('gives them files that exist', () => {
  const files = Object.values(overlay.services).flatMap(({ volumes = [] }) =>
    volumes.filter((volume) => volume.startsWith('./')),
  );
  expect(files.length).toBeGreaterThan(3);
  for (const volume of files) expect(() => readFileSync(inRoot(volume.split(':')[0] ?? ''))).not.toThrow(/ENOENT/);
});
