import { Redis } from 'ioredis';
import { describe, inject } from 'vitest';
import { createDatabase } from './database.ts';
import { isMainScope, isRestScope } from './test-scope.ts';

export interface TestStore {
  url: string;
  remove(): Promise<void>;
}

async function openPostgresStore(): Promise<TestStore> {
  const { url, drop } = await createDatabase();
  return { url, remove: drop };
}

const claimSeconds = 300;

/** A numbered database of the test Redis that no other test file uses meanwhile. */
async function openRedisStore(): Promise<TestStore> {
  const server = inject('redisUrl') ?? '';
  const admin = new Redis(server, { db: 0 });
  for (let number = 1; number < 16; number++) {
    const claim = `plainwill-test:database-${number}`;
    if (!(await admin.set(claim, process.pid, 'EX', claimSeconds, 'NX'))) continue;
    const flush = async () => {
      await admin.select(number);
      await admin.flushdb();
      await admin.select(0);
    };
    await flush();
    const remove = async () => {
      await flush();
      await admin.del(claim);
      await admin.quit();
    };
    return { url: Object.assign(new URL(server), { pathname: `/${number}` }).href, remove };
  }
  await admin.quit();
  throw new Error('every database of the test Redis is in use');
}

/**
 * The same tests on each store that queues run on: PostgreSQL in `npm test`, Redis in `npm run test:all`. Tests on a
 * store that is not here are reported as skipped. A file that calls it is named `*.stores.test.ts`.
 */
export function onEachQueueStore(tests: (openStore: () => Promise<TestStore>) => void) {
  if (isMainScope) describe('with queues on PostgreSQL', () => tests(openPostgresStore));
  if (isRestScope) onRedis(tests);
}

/** The same for tests of the stores themselves, which run on both each time. */
export function onBothQueueStores(tests: (openStore: () => Promise<TestStore>) => void) {
  describe('with queues on PostgreSQL', () => tests(openPostgresStore));
  onRedis(tests);
}

const onRedis = (tests: (openStore: () => Promise<TestStore>) => void) =>
  describe.skipIf(!inject('redisUrl'))('with queues on Redis', () => tests(openRedisStore));
