import { defineConfig } from 'vitest/config';

const globalSetup = ['services/kit/src/testing/global-setup.ts'];
// A second, as it is otherwise, is soon gone on a busy machine.
const patient = { poll: { timeout: 10_000 } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contracts,services,infra}/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}'],
          globalSetup,
          expect: patient,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['web/e2e/**/*.e2e.ts'],
          globalSetup: [...globalSetup, 'web/e2e/support/packaged-browser.ts'],
          runner: 'web/e2e/support/journey-runner.ts',
          maxWorkers: 2,
          expect: patient,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'attack',
          include: ['infra/attack/**/*.attack.ts'],
          maxWorkers: 1,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['infra/faults/**/*.fault.ts'],
          // What they time, another one beside them would slow down.
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
