import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/** Rows in the site's own PostgreSQL, and nothing between them and Node: what everything else is measured by. */
export async function bareRows(connectionString: string, count: number) {
  const pool = new pg.Pool({ connectionString, max: count });
  await pool.query('create table if not exists bare_rows (id integer primary key, answer text not null)');
  await pool.query('insert into bare_rows select n, $1 from generate_series(1, $2) n on conflict (id) do nothing', [
    'Librarian',
    count,
  ]);
  const read = (id: number) =>
    pool.query({ name: 'read', text: 'select id, answer from bare_rows where id = $1', values: [id] });
  const server = createServer(async (_request, response) => {
    const { rows } = await read(1);
    response.end(JSON.stringify(rows[0]));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** One row, asked for over HTTP. */
    read: async () => void (await (await fetch(url)).json()),
    update: (id: number, answer: string) =>
      pool.query({ name: 'update', text: 'update bare_rows set answer = $2 where id = $1', values: [id, answer] }),
    async close() {
      server.close();
      await pool.end();
    },
  };
}
