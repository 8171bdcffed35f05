import {
  everythingBuilds,
  formatAndLint,
  importRules,
  migrationsInStep,
  nothingUnused,
  projects,
  types,
  webBudgets,
} from '../checks/checks.ts';
import { runCheck, runChecks } from '../checks/run-check.ts';
import { reportTests, runVitest } from '../checks/run-vitest.ts';
import { startTestStores } from '../checks/testing/stores.ts';
import { command, interruption, print } from '../launcher/console.ts';

/** Prints how long this part of the run took. @returns the result of the work */
async function timed<T>(part: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  print(`${part}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return result;
}

/**
 * `npm test` runs all that guards a change, whatever fails on the way; `npm run test:all` adds the rest.
 * `npm test -- NAME …` runs the test files whose path has one of the names in it, `npm test -- --changed` those that
 * import what has changed since the last commit.
 */
await command(async () => {
  const filters = process.argv.slice(2).flatMap((argument) => {
    if (argument === '--changed') return ['--changed', '--passWithNoTests'];
    return argument === '--' ? [] : [argument];
  });
  const signal = interruption();
  const stores = await startTestStores();
  const { environment } = stores;
  try {
    // First, and by itself: the journeys show what it has built, and two builds would write to the same folder.
    const build = await timed('Build', () => runCheck(everythingBuilds, { signal }));
    if (filters.length > 0) {
      return reportTests(await runVitest([...projects, ...filters], { environment, signal }), [build]) ? 1 : 0;
    }
    const [checks, tests] = await Promise.all([
      timed('Checks', () =>
        runChecks([...types, formatAndLint, importRules, nothingUnused, migrationsInStep, webBudgets], {
          environment,
          signal,
        }),
      ),
      timed('Tests', () =>
        runVitest(projects, { environment: { ...environment, TEST_SCOPE: 'main' }, isBrief: true, signal }),
      ),
    ]);
    return reportTests(tests, [build, ...checks]) ? 1 : 0;
  } finally {
    await stores.stop();
  }
});
