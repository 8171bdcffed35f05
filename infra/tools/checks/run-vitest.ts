import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coloured, print } from '../launcher/console.ts';
import { readOr } from '../launcher/settings/data-dir.ts';
import { inRoot, root } from '../launcher/settings/paths.ts';
import type { Environment } from '../launcher/settings/settings.ts';
import { countTests, type TestCount } from './vitest-report.ts';

interface VitestOptions {
  /** Settings for the tests, such as the addresses of the stores. */
  environment?: Environment;
  /** Shows progress alone instead of vitest's own report. */
  isBrief?: boolean;
  /** Ends the run early. */
  signal?: AbortSignal;
}

/** Runs the tests of projects, or those whose file matches a filter. */
export async function runVitest(
  filters: string[],
  { environment = {}, isBrief = false, signal }: VitestOptions = {},
): Promise<TestCount> {
  const folder = mkdtempSync(join(tmpdir(), 'plainwill-test-'));
  const report = join(folder, 'report.json');
  const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs');
  const shown = isBrief ? inRoot('infra', 'tools', 'checks', 'progress-reporter.ts') : 'default';
  const reporters = [`--reporter=${shown}`, '--reporter=json', `--outputFile.json=${report}`];
  const child = spawn(process.execPath, [vitest, 'run', ...reporters, ...filters], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
    signal,
  });
  try {
    const [exitCode] = await once(child, 'close');
    const written = readOr(report, '');
    return countTests(written ? JSON.parse(written) : null, exitCode);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Prints the slowest tests, what did not run and what failed, and last the counts. @returns how many failed */
export function reportTests(tests: TestCount, checks: readonly boolean[] = []): number {
  const failed = tests.failed.length + checks.filter((isPassed) => !isPassed).length;
  if (tests.slowest.length > 0) print(['The slowest tests:', ...tests.slowest].join('\n  '));
  for (const name of tests.notRun) print(coloured('yellow', `NOT RUN: ${name}`));
  for (const name of tests.failed) print(coloured('red', `FAILED: ${name}`));
  print(`${tests.passed + checks.filter(Boolean).length} passed, ${failed} failed`);
  return failed;
}
