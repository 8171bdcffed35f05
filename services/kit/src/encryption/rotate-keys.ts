import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { DecryptionFailed, prefixOf } from './vault.ts';

export type StoredRow = Readonly<Record<string, string | null>>;

/** A table some columns of which are encrypted. */
export interface EncryptedTable {
  table: string;
  columns: readonly string[];
  /** Columns that are made from the same values, such as a blind index. */
  derived?: readonly string[];
  /** Whether empty text is stored as it is, as it says nothing. */
  isEmptyPlain?: true;
  /** How many rows are read at once; fewer where each is large. */
  batchSize?: number;
  /**
   * The column's value in this row encrypted with the current key, and what is derived from it, by column.
   * @throws {DecryptionFailed}
   */
  encrypt(row: StoredRow, column: string): StoredRow;
}

interface RotatedKeys {
  /** Values that are now encrypted with the current key. */
  encrypted: number;
  /** Values that cannot be decrypted, or that a unique index refuses; they are left as they are. */
  broken: number;
}

interface Change {
  row: StoredRow;
  values: StoredRow;
  count: number;
}

/**
 * Encrypts with the current key what was stored with an earlier one, or before its column was encrypted. It may be
 * stopped and run again, and by several services at once.
 */
export async function rotateKeys(em: EntityManager, tables: readonly EncryptedTable[], currentKeyId: string) {
  const done: RotatedKeys = { encrypted: 0, broken: 0 };
  for (const table of tables) {
    const statements = statementsFor(em, table, prefixOf(currentKeyId));
    const changes = (row: StoredRow) => changesOf(table, row, prefixOf(currentKeyId), done);
    for (let slice: Slice | undefined; !slice?.isEnd; ) {
      slice = await statements.read(slice?.last);
      for (let from = 0; from < slice.due.length; from += statements.batchSize) {
        const batch = slice.due.slice(from, from + statements.batchSize);
        await store(statements.write, batch.flatMap(changes), done);
      }
    }
  }
  return done;
}

const defaultBatchSize = 500;
/** So many batches are looked through by one statement: most of the time nothing is due. */
const batchesRead = 10;

/** Rows that follow one another by their keys. */
interface Slice {
  due: StoredRow[];
  last: StoredRow | undefined;
  isEnd: boolean;
}

/** SQL, for the ORM neither compares the beginning of a column nor updates many rows with a value each. */
function statementsFor(
  em: EntityManager,
  { table, columns, derived = [], batchSize = defaultBatchSize, isEmptyPlain }: EncryptedTable,
  prefix: string,
) {
  const entity = [...em.getMetadata().getAll().values()].find(({ tableName }) => tableName === table);
  if (!entity) throw new Error(`No entity has the table ${table}`);
  const types = new Map(
    entity.props.flatMap(({ fieldNames = [], columnTypes = [] }) =>
      fieldNames.map((column, at) => [column, columnTypes[at]] as const),
    ),
  );
  // SQL, for any table can be given, and a batch is one statement.
  const keys = entity.getPrimaryProps().flatMap(({ fieldNames }) => fieldNames);
  const list = keys.join(', ');
  // No more is read of a value that is encrypted with the current key already.
  const isFilled = (column: string) => (isEmptyPlain ? `${column} <> '' and ` : '');
  const isDue = columns.map((column) => `(${isFilled(column)}left(${column}, ${prefix.length}) <> ?)`).join(' or ');
  const set = [...columns, ...derived].map(
    (column) =>
      `${column} = case when jsonb_exists(n.new_values, '${column}') then (n.new_values->>'${column}')::${types.get(column)} else t.${column} end`,
  );
  const isSame = [
    ...keys.map((key) => `t.${key} = n.${key}`),
    // The owner may have saved something newer meanwhile, with the current key.
    ...columns.map((column) => `t.${column} is not distinct from n.old_row->>'${column}'`),
  ];
  const update = `update ${table} t set ${set.join(', ')}
    from jsonb_to_recordset(?::jsonb) as n(${keys.map((key) => `${key} ${types.get(key)}`).join(', ')}, old_row jsonb, new_values jsonb, count int)
    where ${isSame.join(' and ')} returning n.count`;
  const sliceSize = batchSize * batchesRead;
  return {
    batchSize,
    /** However large the table, a statement reads only so much of it. */
    async read(after: StoredRow | undefined): Promise<Slice> {
      const slice = `select ${[list, ...columns].join(', ')} from ${table}
        ${after ? `where (${list}) > (${keys.map(() => '?').join(', ')})` : ''} order by ${list} limit ${sliceSize}`;
      const rows = await em.execute<StoredRow[]>(
        `select * from (
           select *, case when ${isDue} then 'due' end is_due, row_number() over (order by ${list}) read, count(*) over () all_read
           from (${slice}) slice) seen
         where is_due is not null or read = all_read order by read`,
        [...columns.map(() => prefix), ...(after ? keys.map((key) => after[key]) : [])],
      );
      const last = rows.at(-1);
      return { due: rows.filter((row) => row.is_due), last, isEnd: Number(last?.read) !== sliceSize };
    },
    write: (changes: Change[]): Promise<{ count: number }[]> =>
      em.execute<{ count: number }[]>(update, [
        JSON.stringify(
          changes.map(({ row, values, count }) => ({
            ...Object.fromEntries(keys.map((key) => [key, row[key]])),
            old_row: row,
            new_values: values,
            count,
          })),
        ),
      ]),
  };
}

function changesOf(table: EncryptedTable, row: StoredRow, prefix: string, done: RotatedKeys): Change[] {
  let values: StoredRow = {};
  let count = 0;
  for (const column of table.columns) {
    const stored = row[column] ?? null;
    if (stored === null || stored.startsWith(prefix) || (stored === '' && table.isEmptyPlain)) continue;
    try {
      values = { ...values, ...table.encrypt(row, column) };
      count++;
    } catch (error) {
      if (!(error instanceof DecryptionFailed)) throw error;
      done.broken++;
    }
  }
  return count > 0 ? [{ row, values, count }] : [];
}

type Write = ReturnType<typeof statementsFor>['write'];

async function store(write: Write, changes: Change[], done: RotatedKeys): Promise<void> {
  if (changes.length === 0) return;
  try {
    for (const { count } of await write(changes)) done.encrypted += count;
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    if (changes.length === 1) done.broken++;
    else for (const change of changes) await store(write, [change], done);
  }
}
