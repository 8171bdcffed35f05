import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@plainwill/kit/free-port';
import { onTestFinished, vi } from 'vitest';
import { alertRules, prometheusConfig } from '../../../../deploy/monitoring/monitoring-files.ts';
import { answersOk } from '../../../../tools/launcher/processes/node-process.ts';
import { needsPrograms } from '../needs-programs.ts';
import { hasEnded, signalled } from './faulty-server.ts';

const programs = { prometheus: 'prometheus', 'prometheus-node-exporter': 'prometheus-node-exporter' };

const soon = { timeout: 60_000, interval: 50 };

/** Debian's program with these arguments, ended after the test. */
async function startProgram(name: keyof typeof programs, args: string[], readyUrl: string) {
  const child = spawn(needsPrograms(programs)[name], args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors = (errors + chunk).slice(-4000);
  });
  onTestFinished(async () => void (await signalled(child, 'SIGKILL')));
  await vi.waitFor(async () => {
    if (hasEnded(child)) throw new Error(`${name} did not start: ${errors}`);
    if (!(await answersOk(readyUrl))) throw new Error(`${name} is not ready: ${errors}`);
  }, soon);
}

function someFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'plainwill-fault-prometheus-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** node_exporter, with a folder for its textfile collector. */
export async function startNodeExporter() {
  const target = `127.0.0.1:${await freePort()}`;
  const textfiles = someFolder();
  const args = [
    `--web.listen-address=${target}`,
    '--collector.disable-defaults',
    '--collector.meminfo',
    '--collector.filesystem',
    '--collector.textfile',
    `--collector.textfile.directory=${textfiles}`,
  ];
  await startProgram('prometheus-node-exporter', args, `http://${target}/`);
  return { target, textfiles };
}

/** An alert fires and clears so many times sooner than in production. */
const timesFaster = 20;
const seconds = { s: 1, m: 60, h: 3600, d: 86_400 };

const faster = (duration: string) => {
  const [, count, unit] = /^(\d+)([smhd])$/.exec(duration) ?? [];
  return `${(Number(count) * seconds[unit as keyof typeof seconds] * 1000) / timesFaster}ms`;
};

/** The rules as they are, but for how long they look back and wait. */
const fasterRules = alertRules.map((rule) => ({
  ...rule,
  expr: rule.expr.replaceAll(/(\[|offset )(\w+)/g, (_all, before, duration) => before + faster(duration)),
  ...(rule.for && { for: faster(rule.for) }),
}));

export interface FiringAlert {
  name: string;
  summary: string;
}

interface Scraped {
  /** Host and port of each service, by its name. */
  services: Record<string, string>;
  node: string;
  /** Files, where services speak by TLS. */
  tls?: { ca: string; cert: string; key: string } | undefined;
}

/** A Prometheus with our configuration and rules, which reads these. */
export async function startPrometheus({ services, node, tls }: Scraped) {
  const folder = someFolder();
  const url = `http://127.0.0.1:${await freePort()}`;
  const [plainwill, nodes] = prometheusConfig.scrape_configs;
  const config = {
    global: { scrape_interval: '3s', evaluation_interval: '1s' },
    rule_files: ['rules.json'],
    scrape_configs: [
      {
        ...plainwill,
        static_configs: Object.entries(services).map(([service, target]) => ({
          targets: [target],
          labels: { service },
        })),
        ...(tls && { scheme: 'https', tls_config: { ca_file: tls.ca, cert_file: tls.cert, key_file: tls.key } }),
      },
      { ...nodes, static_configs: [{ targets: [node] }] },
    ],
  };
  writeFileSync(join(folder, 'prometheus.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'rules.json'), JSON.stringify({ groups: [{ name: 'plainwill', rules: fasterRules }] }));
  const args = [
    `--config.file=${join(folder, 'prometheus.json')}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=${new URL(url).host}`,
  ];
  await startProgram('prometheus', args, `${url}/-/ready`);

  async function ask<T>(path: string): Promise<T> {
    const { data } = (await (await fetch(`${url}/api/v1/${path}`)).json()) as { data: T };
    return data;
  }

  interface Alert {
    state: string;
    labels: { alertname: string };
    annotations: { summary: string };
  }

  return {
    async firing(): Promise<FiringAlert[]> {
      const { alerts } = await ask<{ alerts: Alert[] }>('alerts');
      return alerts
        .filter(({ state }) => state === 'firing')
        .map(({ labels, annotations }) => ({ name: labels.alertname, summary: annotations.summary }));
    },
    /** Resolves when everything has been read once. */
    hasReadAll: () =>
      vi.waitFor(async () => {
        const { activeTargets } = await ask<{ activeTargets: { health: string; lastError: string }[] }>('targets');
        const missing = activeTargets.filter(({ health }) => health !== 'up');
        if (missing.length) throw new Error(missing.map(({ lastError }) => lastError).join('; ') || 'not read yet');
      }, soon),
    /** Reads the present value of an expression in each series. */
    async valuesOf(expression: string) {
      const { result } = await ask<{ result: { value: [number, string] }[] }>(
        `query?query=${encodeURIComponent(expression)}`,
      );
      return result.map(({ value: [, value] }) => Number(value));
    },
    /** The names of all metrics that it has. */
    metrics: () => ask<string[]>('label/__name__/values'),
  };
}
