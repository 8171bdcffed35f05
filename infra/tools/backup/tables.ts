import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { migrationsTable } from '../launcher/postgres/recorded-migrations.ts';

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

interface Table {
  name: string;
  columns: string[];
}

interface Reference {
  from: string;
  to: string;
}

/** The tables of a service, each after those that it refers to. Columns that are computed are left out. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `select c.relname as name, json_agg(a.attname order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> $1
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname`,
    [migrationsTable],
  );
  const { rows: references } = await client.query<Reference>(
    `select f.relname as from, t.relname as to
       from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and f.relnamespace = 'public'::regnamespace`,
  );
  return inOrder(tables, references);
}

/** @throws if tables refer to one another in a circle */
function inOrder(tables: readonly Table[], references: readonly Reference[]): Table[] {
  const ordered: Table[] = [];
  const isPlaced = (name: string) => ordered.some((table) => table.name === name);
  while (ordered.length < tables.length) {
    const next = tables.filter(
      ({ name }) => !isPlaced(name) && references.every(({ from, to }) => from !== name || to === name || isPlaced(to)),
    );
    if (!next.length) throw new Error('tables refer to one another in a circle');
    ordered.push(...next);
  }
  return ordered;
}
