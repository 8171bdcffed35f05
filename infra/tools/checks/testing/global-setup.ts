import { dropLeftovers, type TestStoreUrls } from '@plainwill/kit/testing/database';
import type { TestProject } from 'vitest/node';
import { startTestPostgres, startTestRedis } from './stores.ts';

declare module 'vitest' {
  interface ProvidedContext extends TestStoreUrls {}
}

/** Gives every test file the addresses of the real stores. `npm test` has started them by then, once for all projects. */
export default async function setup(project: TestProject) {
  const [postgres, redis] = await Promise.all([startTestPostgres(), startTestRedis()]);
  project.provide('databaseUrl', postgres.url);
  project.provide('redisUrl', redis?.url ?? null);
  return async () => {
    await dropLeftovers(postgres.url);
    await Promise.all([postgres.stop(), redis?.stop()]);
  };
}
