import type { TestProject } from 'vitest/node';
import { dropLeftovers } from './database.ts';
import { startTestPostgres, startTestRedis } from './stores.ts';

export default async function setup(project: TestProject) {
  const [postgres, redis] = await Promise.all([startTestPostgres(), startTestRedis()]);
  project.provide('databaseUrl', postgres.url);
  project.provide('redisUrl', redis?.url ?? null);
  process.stdout.write(`Tests use ${postgres.what}${redis ? ` and ${redis.what}` : ''}.\n`);
  if (!redis)
    process.stdout.write('NOT RUN: tests on Redis; no container engine answers and TEST_REDIS_URL is not set.\n');
  return async () => {
    await dropLeftovers(postgres.url);
    await Promise.all([postgres.stop(), redis?.stop()]);
  };
}
