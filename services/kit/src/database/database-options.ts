import { fileURLToPath } from 'node:url';
import { defineConfig, type EntitySchema, type Options } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';

interface DatabaseOptions {
  url: string;
  entities: EntitySchema[];
  /** `import.meta.url` of the service's database.ts; migrations lie in the folder beside it. */
  beside: string;
}

/** ORM options that every service shares: limits on time and connections, and where migrations are. */
export function databaseOptions({ url, entities, beside }: DatabaseOptions): Options {
  return defineConfig({
    clientUrl: url,
    entities,
    discovery: { warnWhenNoEntities: true },
    debug: false,
    pool: { min: 0, max: 8, idleTimeoutMillis: 30_000 },
    driverOptions: {
      // As it stands: of `clientUrl` the ORM takes neither sslmode nor sslrootcert.
      connectionString: url,
      onPoolCreated: releaseWhenCut,
      connectionTimeoutMillis: 2000,
      statement_timeout: 5000,
      lock_timeout: 2000,
      idle_in_transaction_session_timeout: 10_000,
    },
    migrations: {
      path: fileURLToPath(new URL('./migrations', beside)),
      pathTs: fileURLToPath(new URL('./migrations', beside)),
      glob: 'Migration*.ts',
      tableName: 'migrations',
      snapshot: true,
      // It says what the entities ask for; a migrated database may still hold a column for the version before.
      snapshotOnMigrate: false,
      silent: true,
      snapshotName: '.snapshot',
      emit: 'ts',
    },
  });
}

/**
 * Gives back to its pool a connection that was cut while a transaction held it. Kysely's controlled transactions, which
 * the ORM uses, release theirs only after a BEGIN, COMMIT or ROLLBACK that succeeds, and none does on a connection that
 * is gone: each cut would otherwise take a place in the pool for good.
 */
function releaseWhenCut(pool: Pool) {
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
