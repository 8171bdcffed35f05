import type { Pool, PoolClient } from 'pg';

/**
 * Gives back to its pool a connection that was cut while a transaction held it. Kysely's controlled transactions, which
 * the ORM uses, release theirs only after a BEGIN, COMMIT or ROLLBACK that succeeds, and none does on a connection that
 * is gone: each cut would otherwise take a place in the pool for good.
 */
export function releaseWhenCut(pool: Pool) {
  pool.on('connect', (client: PoolClient) => {
    client.once('end', () => {
      const release = client.release;
      // Whoever held it may still do the same.
      client.release = () => {};
      try {
        release(true);
      } catch {
        // It lay in the pool, which has dropped it already.
      }
    });
  });
}
