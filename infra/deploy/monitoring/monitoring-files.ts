import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { inRoot } from '../../tools/launcher/settings/paths.ts';

interface AlertRule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
}

interface RuleFile {
  groups: { name: string; rules: AlertRule[] }[];
}

interface ScrapeConfig {
  job_name: string;
  honor_labels?: boolean;
  static_configs: { targets: string[]; labels?: Record<string, string> }[];
}

export interface PrometheusConfig {
  global: Record<string, string>;
  rule_files: string[];
  scrape_configs: ScrapeConfig[];
}

interface Panel {
  id: number;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { refId: string; expr: string }[];
}

export interface Dashboard {
  uid: string;
  title: string;
  panels: Panel[];
}

const folder = inRoot('infra', 'deploy', 'monitoring');
const textsOf = (pattern: string) =>
  globSync(pattern, { cwd: folder })
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'));

const ruleFiles: RuleFile[] = textsOf('rules/*.yml').map((text) => parse(text));
export const ruleTests = textsOf('rule-tests/*.yml').map((text) => parse(text));
export const [prometheusConfig] = textsOf('prometheus.yml').map((text) => parse(text)) as [PrometheusConfig];
export const dashboards: Dashboard[] = textsOf('dashboards/*.json').map((text) => JSON.parse(text));

export const alertRules = ruleFiles.flatMap(({ groups }) => groups.flatMap(({ rules }) => rules));

/** Grafana puts in its variables; any value does to read a query. */
export const queriesOf = ({ targets = [] }: Panel) => targets.map(({ expr }) => expr.replaceAll(/\$\w+/g, '1m'));

/** The queries of alerts and of dashboards. */
export const allQueries = [
  ...alertRules.map(({ expr }) => expr),
  ...dashboards.flatMap(({ panels }) => panels.flatMap(queriesOf)),
];
