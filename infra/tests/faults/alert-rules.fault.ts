import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../../tools/launcher/settings/paths.ts';
import { needsPrograms } from './support/needs-programs.ts';

const cwd = inRoot('infra', 'deploy', 'monitoring');

function promtool(...args: string[]) {
  const { promtool: program } = needsPrograms({ promtool: 'prometheus' });
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

it.each([
  ['takes the example of a configuration', 'check', 'config', 'prometheus.yml'],
  ['takes the rules', 'check', 'rules', '--lint=all', '--lint-fatal', ...globSync('rules/*.yml', { cwd })],
  ['fires and clears alerts as their unit tests say', 'test', 'rules', ...globSync('rule-tests/*.yml', { cwd })],
])('promtool %s', (_what, ...args) => {
  const { status, output } = promtool(...args);
  expect(status, output).toBe(0);
  expect(output).toContain('SUCCESS');
});
