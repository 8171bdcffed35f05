import type { FaultTest } from '@plainwill/kit/process/fault-test';
import { describe, vi } from 'vitest';
import type { QueueStore } from './servers/faulty-server.ts';
import { startPostgres } from './servers/postgres-server.ts';
import { hasRedis, startRedis } from './servers/redis-server.ts';

/** The setting by which a service learns of the faults of a test. */
export const withFault = (given: FaultTest) => ({ FAULT_TEST: JSON.stringify(given) });

export type StoreKind = 'PostgreSQL' | 'Redis';

/** A server of its own for the queues, so that a test can take it away and leave the rest. */
export async function startStore(kind: StoreKind): Promise<QueueStore> {
  if (kind === 'Redis') return startRedis();
  const postgres = await startPostgres();
  return {
    ...postgres,
    async empty() {
      const tables = await postgres.rows<{ name: string }>('queue', everyTable);
      const truncate = `truncate ${tables.map(({ name }) => name).join()} cascade`;
      // Those who work meanwhile may take the tables in another order, and PostgreSQL then lets one of both go on.
      await vi.waitFor(() => postgres.rows('queue', truncate), { timeout: 5000, interval: 100 });
    },
  };
}

// The records of migrations stay: an emptied store has its tables still.
const everyTable = `
  select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') and tablename not like '%migration%'`;

/** The same faults with the queues on each store; those on Redis are reported as not run where no redis-server is. */
export function onEachStore(faults: (kind: StoreKind) => void) {
  describe('with queues on PostgreSQL', () => faults('PostgreSQL'));
  onRedis(() => faults('Redis'));
}

export function onRedis(faults: () => void) {
  describe.skipIf(!hasRedis)('with queues on Redis', faults);
}
