import type { EntityManager } from '@mikro-orm/postgresql';

interface Deleted {
  table: string;
  /** By default `id`. */
  key?: string;
  /** SQL of ours about a row `t`, which an index should find. */
  where: string;
  values?: readonly unknown[];
}

const batchSize = 500;

/** Deletes rows a little at a time, so that nothing else waits long for them. */
export async function deleteInBatches(em: EntityManager, { table, key = 'id', where, values = [] }: Deleted) {
  let deleted = batchSize;
  while (deleted === batchSize) {
    // SQL, for the ORM deletes no limited number of rows. A row that was changed meanwhile must still be meant.
    const rows = await em.execute<unknown[]>(
      `delete from ${table} t where ${key} in (select ${key} from ${table} t where ${where} limit ${batchSize})
       and ${where} returning 1`,
      [...values, ...values],
    );
    deleted = rows.length;
  }
}
