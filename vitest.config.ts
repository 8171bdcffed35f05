import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import TestOrder from './infra/tools/checks/test-order.ts';

const globalSetup = ['infra/tools/checks/testing/global-setup.ts'];
// What measures its own process, or starts tracing in it, has one of its own; other files share one.
const alone = '{services,infra}/**/*.alone.test.ts';
const aloneInRest = '{services,infra}/**/*.alone.all.test.ts';

/**
 * The files of `npm test` and those of `npm run test:all`, by their names: `*.all.*` run in the latter alone, and those
 * that run in both look at less in the former (services/kit/src/testing/test-scope.ts). Without a scope every file runs.
 */
const scope = process.env.TEST_SCOPE;
const aloneInScope = [...(scope === 'rest' ? [] : [alone]), ...(scope === 'main' ? [] : [aloneInRest])];
const inScope = (folders: string, ending: string) => ({
  include: [scope === 'rest' ? `${folders}/**/*.{all,stores,property,sizes}.${ending}` : `${folders}/**/*.${ending}`],
  exclude: [...configDefaults.exclude, alone, aloneInRest, ...(scope === 'main' ? ['**/*.all.*'] : [])],
});

/** What `npm test` runs side by side. Limits are for a busy machine: they end what hangs, and say nothing of speed. */
const together = {
  // Each waits now and then: for a browser, a database, a timer.
  maxWorkers: availableParallelism() + 1,
  globalSetup,
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 180_000,
  hookTimeout: 180_000,
};

// Files share a process: with the default size, collecting the young objects of so many takes a twentieth of the run.
const sharedProcess = { isolate: false, execArgv: ['--max-semi-space-size=64'] };

export default defineConfig({
  test: {
    sequence: { sequencer: TestOrder },
    projects: [
      {
        test: {
          ...together,
          name: 'services',
          ...inScope('{contracts,law,services,infra}', 'test.ts'),
          ...sharedProcess,
        },
      },
      { test: { ...together, name: 'alone', include: aloneInScope } },
      {
        test: {
          ...together,
          name: 'web',
          ...inScope('web/src', 'test.{ts,tsx}'),
          environment: 'jsdom',
          setupFiles: ['web/src/testing/set-up.ts'],
          globalSetup: [],
          ...sharedProcess,
        },
      },
      {
        test: {
          ...together,
          name: 'journeys',
          ...inScope('web/e2e', 'e2e.ts'),
          globalSetup: [...globalSetup, 'web/e2e/support/packaged-browser.ts', 'web/e2e/support/own-site.ts'],
          runner: 'web/e2e/support/journey-runner.ts',
          ...sharedProcess,
        },
      },
      {
        test: {
          name: 'attack',
          include: ['infra/tests/attack/**/*.attack.ts'],
          maxWorkers: 1,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['infra/tests/{faults,simulation}/**/*.fault.ts'],
          // What they time, another one beside them would slow down.
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
