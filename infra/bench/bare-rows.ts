import pg from 'pg';
import { ownerUrlOf } from '../launcher/postgres/database-roles.ts';
import type { RunningSite } from '../launcher/running-file.ts';
import { bareProcess } from './bare-process.ts';

/** Where they are: whoever makes a table there must own the database. */
export const bareRowsUrlOf = ({ databases }: RunningSite) => ownerUrlOf('identity', databases) ?? '';

/** Rows in the site's own PostgreSQL, and nothing between them and Node: what everything else is measured by. */
export async function bareRows(connectionString: string, count: number) {
  const pool = new pg.Pool({ connectionString, max: count });
  await pool.query('create table if not exists bare_rows (id integer primary key, answer text not null)');
  await pool.query('insert into bare_rows select n, $1 from generate_series(1, $2) n on conflict (id) do nothing', [
    'Librarian',
    count,
  ]);
  const { url, close } = await bareProcess('bare-node.task.ts', connectionString);
  return {
    /** Where one row is answered over HTTP. */
    url,
    read: async () => void (await (await fetch(url)).json()),
    update: (id: number, answer: string) =>
      pool.query({ name: 'update', text: 'update bare_rows set answer = $2 where id = $1', values: [id, answer] }),
    async close() {
      await close();
      await pool.end();
    },
  };
}
