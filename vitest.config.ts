import { defineConfig } from 'vitest/config';

const globalSetup = ['services/kit/src/testing/global-setup.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contracts,services,infra}/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}'],
          globalSetup,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['web/e2e/**/*.e2e.ts'],
          globalSetup,
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
