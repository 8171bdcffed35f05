import { formatAndLint, migrationsInStep, types, webBudgets, webBuild } from '../checks/checks.ts';
import { runCheck, runChecks } from '../checks/run-check.ts';
import { reportTests, runVitest } from '../checks/run-vitest.ts';
import { command } from '../launcher/command.ts';
import { say } from '../launcher/say.ts';

const checksAtOnce = 2;

/** @returns what the work returned, after saying how long this part of the run took */
async function timed<T>(part: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  say(`${part}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return result;
}

/**
 * `npm test` runs everything, whatever fails on the way. `npm test -- NAME …` runs the test files whose path has one of
 * the names in it, `npm test -- --changed` those that import what has changed since the last commit.
 */
await command(async () => {
  const filters = process.argv.slice(2).flatMap((argument) => {
    if (argument === '--changed') return ['--changed', '--passWithNoTests'];
    return argument === '--' ? [] : [argument];
  });
  const projects = ['--project', 'unit', '--project', 'journeys'];
  if (filters.length > 0) {
    const build = await runCheck(webBuild);
    return reportTests(await runVitest([...projects, ...filters]), [build]) ? 1 : 0;
  }
  const checks = await timed('Checks', async () => [
    // First, and by itself: two builds at once would write to the same folder.
    await runCheck(webBuild),
    ...(await runChecks([...types, formatAndLint, migrationsInStep, webBudgets], checksAtOnce)),
  ]);
  const tests = await timed('Tests', () => runVitest(projects));
  return reportTests(tests, checks) ? 1 : 0;
});
