import { Redis } from 'ioredis';
import { describe, inject } from 'vitest';
import { createDatabase } from './database.ts';

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

/** The same tests on each store that queues run on; those on a store that is not here are reported as skipped. */
export function onEachQueueStore(tests: (openStore: () => Promise<TestStore>) => void) {
  describe('with queues on PostgreSQL', () => tests(openPostgresStore));
  describe.skipIf(!inject('redisUrl'))('with queues on Redis', () => tests(openRedisStore));
}
