import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { serviceFolders } from '../../services.ts';
import { inRoot } from '../../tools/launcher/settings/paths.ts';
import { kubernetesFolder } from '../kubernetes/checks/manifests.ts';
import { alertRules, allQueries, dashboards, prometheusConfig, queriesOf, ruleTests } from './monitoring-files.ts';
import { metricsIn } from './promql.ts';

const operations = 'docs/operate/alerts.md';
const names = alertRules.map(({ alert }) => alert);

/** The words of each alert's section in the documents. */
const entries = new Map(
  readFileSync(inRoot(operations), 'utf8')
    .split(/^(?=#)/m)
    .flatMap((section) => {
      const [, name = '', text = ''] = /^#+ (Plainwill[A-Z]\w+)\n(.*)/s.exec(section) ?? [];
      return name ? [[name, text.trim()] as const] : [];
    }),
);

describe('alerts', () => {
  it('have names of their own, a severity and a summary', () => {
    expect(names.length).toBeGreaterThan(10);
    expect(new Set(names).size).toBe(names.length);
    for (const { labels, annotations } of alertRules) {
      expect(['critical', 'warning']).toContain(labels.severity);
      expect(annotations.summary).toMatch(/\w/);
    }
  });

  it('are all in the documents with what to do, and no other is', () => {
    expect([...entries.keys()].toSorted()).toEqual(names.toSorted());
    for (const [name, text] of entries) expect(text, name).toMatch(/\w+ \w+/);
  });

  it.each(alertRules)('$alert points at its entry', ({ alert, annotations }) =>
    expect(annotations.runbook_url).toBe(`${operations}#${alert.toLowerCase()}`),
  );

  it.each(names)('%s fires in a unit test, and clears', (name) => {
    const expected = ruleTests
      .flatMap(({ tests }) => tests)
      .map(({ promql_expr_test: checks }) =>
        checks.map(({ exp_samples: samples }: { exp_samples: { labels: string }[] }) =>
          samples.some(({ labels }) => labels === `{alertname="${name}"}`),
        ),
      );
    expect(expected).toContainEqual(expect.arrayContaining([true, false]));
  });
});

it('has what to do for each ALARM line', () => {
  const sources = globSync('services/*/src/**/*.ts', { cwd: inRoot() }).filter((file) => !file.endsWith('.test.ts'));
  const lines = sources.flatMap((file) => [...readFileSync(inRoot(file), 'utf8').matchAll(/'ALARM: ([^']+)'/g)]);
  const rows = [...(entries.get('PlainwillAlarm') ?? '').matchAll(/^\| ([^|]+?) +\|/gm)].map(([, words = '']) => words);
  expect(lines.length).toBeGreaterThan(5);
  for (const [, line = ''] of lines)
    expect(
      rows.filter((words) => line.startsWith(words)),
      line,
    ).toHaveLength(1);
});

describe('the queries of alerts and dashboards', () => {
  it('name all services by the job that scrapes them, and never one by one', () => {
    const [services] = prometheusConfig.scrape_configs;
    const named = allQueries.flatMap((query) => [...query.matchAll(/\bjob=~?"([^"]*)"/g)]);
    expect(named.length).toBeGreaterThan(3);
    expect(new Set(named.map(([, job]) => job))).toEqual(new Set([services?.job_name]));
    expect(allQueries.filter((query) => /service=~"[^"]*\|/.test(query))).toEqual([]);
    for (const query of allQueries.filter((query) => /\bup\b/.test(query))) expect(query).toContain('up{job=');
  });

  it('find the same names in Kubernetes', () => {
    const monitor = parse(readFileSync(join(kubernetesFolder, 'large', 'pod-monitor.yaml'), 'utf8'));
    const endpoints: { honorLabels: boolean; relabelings: object[] }[] = monitor.spec.podMetricsEndpoints;
    const [services] = prometheusConfig.scrape_configs;
    for (const { honorLabels, relabelings } of endpoints) {
      expect(honorLabels).toBe(services?.honor_labels);
      expect(relabelings).toEqual([
        { targetLabel: 'job', replacement: services?.job_name },
        { sourceLabels: ['__meta_kubernetes_pod_label_app'], targetLabel: 'service' },
      ]);
    }
  });

  it('take as 5xx what tRPC answers so', () => {
    const codes = Object.keys(TRPC_ERROR_CODES_BY_KEY) as TRPCError['code'][];
    const failures = codes.filter((code) => getHTTPStatusCodeFromError(new TRPCError({ code })) >= 500);
    const named = allQueries.flatMap((query) => [...query.matchAll(/code=~"([^"]*)"/g)]);
    expect(named.length).toBeGreaterThan(0);
    for (const [, list = ''] of named) expect(list.split('|').toSorted()).toEqual(failures.toSorted());
  });
});

it('has Prometheus read every service, each under its name', () => {
  const [services] = prometheusConfig.scrape_configs;
  expect(services?.honor_labels).toBe(true);
  const targets = services?.static_configs.map(({ targets, labels }) => [targets[0]?.split(':')[0], labels?.service]);
  expect(targets).toEqual(serviceFolders.map((name) => [name, name]));
});

describe('dashboards', () => {
  it('have ids of their own', () => {
    expect(dashboards.length).toBeGreaterThan(0);
    expect(new Set(dashboards.map(({ uid }) => uid)).size).toBe(dashboards.length);
  });

  it.each(dashboards)('$title has panels of their own id and place, each with a query', ({ panels }) => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).toBe(panels.length);
    const shown = panels.filter(({ targets }) => targets);
    expect(shown.length).toBeGreaterThan(5);
    for (const panel of shown) expect(queriesOf(panel).flatMap(metricsIn), panel.title).not.toEqual([]);
  });
});
