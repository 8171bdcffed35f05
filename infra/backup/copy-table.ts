import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Table } from './tables.ts';

const quoted = pg.escapeIdentifier;
const target = ({ name, columns }: Table) => `${quoted(name)} (${columns.map(quoted).join(', ')})`;

/** PostgreSQL's own text form of a table, as it streams; `rowCount` is known at its end. */
export const tableOut = (client: pg.Client, table: Table) => client.query(copyTo(`COPY ${target(table)} TO STDOUT`));

/** Fills a table with what `tableOut` gave. @returns how many rows */
export async function tableIn(client: pg.Client, table: Table, source: Readable): Promise<number> {
  const sink = client.query(copyFrom(`COPY ${target(table)} FROM STDIN`));
  await pipeline(source, sink);
  return sink.rowCount;
}

/** Lets numbers that the database gives out go on behind those that have been copied in. */
export async function continueSequences(client: pg.Client, { name, columns }: Table) {
  for (const column of columns) {
    const { rows } = await client.query<{ sequence: string | null }>(
      'select pg_get_serial_sequence($1, $2) as sequence',
      [quoted(name), column],
    );
    const sequence = rows[0]?.sequence;
    if (!sequence) continue;
    const last = `select max(${quoted(column)}) from ${quoted(name)}`;
    await client.query(`select setval($1, coalesce((${last}), 1), (${last}) is not null)`, [sequence]);
  }
}
