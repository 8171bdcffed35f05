import { randomUUID } from 'node:crypto';
import pg from 'pg';

interface Column {
  name: string;
  type: string;
  length: number | null;
}

interface Constraint {
  kind: 'c' | 'f';
  definition: string;
  columns: string[];
  to: string | null;
  toColumns: string[] | null;
}

type Row = Record<string, unknown>;

/** Rows made so far, by table. */
export type Made = Map<string, Row>;

/** A valid value for a column of which nothing but its type is known. */
function plain({ type, length }: Column): unknown {
  if (type === 'uuid') return randomUUID();
  if (type.startsWith('timestamp') || type === 'date') return '2026-01-02T03:04:05Z';
  if (type === 'jsonb' || type === 'json') return '{}';
  if (type === 'boolean') return false;
  if (type === 'ARRAY') return [];
  if (/int|numeric|double|real/.test(type)) return 1;
  return 'x'.slice(0, length ?? 1);
}

/** The first value that a check allows its column: `in ('a', 'b')`, `between 16 and 30`, `> 0`. */
function firstAllowed({ definition }: Constraint): string | undefined {
  const [, more, number] = /(>=?) \(?(\d+)/.exec(definition) ?? [];
  return /'([^']*)'/.exec(definition)?.[1] ?? (number && String(Number(number) + (more === '>' ? 1 : 0)));
}

/** The first of the columns of which one must refer to something: `num_nonnulls(a, b) = 1`. */
const oneOf = ({ definition }: Constraint) => /num_nonnulls\((\w+)[^)]*\) = 1\)/.exec(definition)?.[1];

/**
 * Inserts a row that a table accepts, whatever its columns are: what may be left out is, what refers to another table
 * refers to the row made there, and what a check restricts takes the first value that the check names. All that is
 * read from `shapes`, which may be another database.
 */
export async function insertRow(client: pg.Client, table: string, made: Made, shapes = client): Promise<void> {
  const { rows: columns } = await shapes.query<Column>(
    `select column_name as name, data_type as type, character_maximum_length as length from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null
        and is_identity = 'NO' and is_generated = 'NEVER'`,
    [table],
  );
  const { rows: constraints } = await shapes.query<Constraint>(
    `select k.contype as kind, pg_get_constraintdef(k.oid) as definition, t.relname as to,
            (select json_agg(attname order by n) from unnest(k.conkey) with ordinality u (num, n)
               join pg_attribute on attrelid = k.conrelid and attnum = num) as columns,
            (select json_agg(attname order by n) from unnest(k.confkey) with ordinality u (num, n)
               join pg_attribute on attrelid = k.confrelid and attnum = num) as "toColumns"
       from pg_constraint k left join pg_class t on t.oid = k.confrelid
      where k.conrelid = $1::regclass and k.contype in ('c', 'f')`,
    [table],
  );
  const row: Row = Object.fromEntries(columns.map((column) => [column.name, plain(column)]));
  for (const name of constraints.map(oneOf)) if (name) row[name] ??= null;
  for (const constraint of constraints) {
    for (const [index, name] of constraint.columns.entries()) {
      if (!(name in row)) continue;
      const { kind, to, toColumns } = constraint;
      if (kind === 'f') row[name] = made.get(to ?? '')?.[toColumns?.[index] ?? ''];
      else row[name] = firstAllowed(constraint) ?? row[name];
    }
  }
  const names = Object.keys(row).map((name) => pg.escapeIdentifier(name));
  const { rows } = await client.query<Row>(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning *`,
    Object.values(row),
  );
  made.set(table, rows[0] as Row);
}
