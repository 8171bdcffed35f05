import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { SealBroken, type Vault } from '@plainwill/kit/encryption/vault';
import { columnName } from '../entities/columns.ts';
import { type SealedTable, sealedFields } from './sealed-fields.ts';

// A copy of a will is a few hundred kilobytes, and any other row a few.
const batchOf = (table: SealedTable) => (table === 'signing_copies' ? 20 : 500);

/** The columns of a table's primary key. */
function keyColumns(em: EntityManager, table: SealedTable): string[] {
  const entity = [...em.getMetadata().getAll().values()].find(({ tableName }) => tableName === table);
  if (!entity) throw new Error(`No entity has the table ${table}`);
  return entity.getPrimaryProps().flatMap(({ fieldNames }) => fieldNames);
}

type Row = Record<string, string | null> & { account_id: AccountId };

export interface SealedAnew {
  sealed: number;
  /** Values that do not open; they are left as they are. */
  broken: number;
}

/** Seals what was stored before its column was sealed, or with an earlier key. It may be stopped and run again. */
export async function sealPlainRows(em: EntityManager, vault: Vault, currentKey: string): Promise<SealedAnew> {
  const done: SealedAnew = { sealed: 0, broken: 0 };
  // Only this much is read of each value that is sealed already.
  const sealedAs = `v1|${currentKey}|`;
  for (const table of Object.keys(sealedFields) as SealedTable[]) {
    const keys = keyColumns(em, table);
    const statements = statementsFor(table, keys, sealedAs);
    for (let after: Row | null = null; ; ) {
      const rows: Row[] = await em.execute<Row[]>(
        after ? statements.next : statements.first,
        after ? keys.map((key) => after?.[key]) : [],
      );
      const changed = rows.map((row) => sealedAnew(vault, table, row, done));
      if (changed.length > 0) await em.execute(statements.store, [JSON.stringify(changed)]);
      after = rows.at(-1) ?? null;
      if (rows.length < batchOf(table)) break;
    }
  }
  return done;
}

/** For a table: the first and the next rows that are not sealed as they should be, and how they are stored in one go. */
function statementsFor(table: SealedTable, keys: readonly string[], sealedAs: string) {
  const columns = sealedFields[table].map(columnName);
  const list = keys.join(', ');
  const due = (column: string) => `${column} <> '' and left(${column}, ${sealedAs.length}) <> '${sealedAs}'`;
  const read = (where: string) =>
    `select ${[list, ...columns.map((column) => `case when ${due(column)} then ${column} end as ${column}`)].join(', ')}
     from ${table} where (${columns.map(due).join(' or ')}) ${where} order by ${list} limit ${batchOf(table)}`;
  // Only over what was read: the person may have saved something newer meanwhile.
  const set = columns.map(
    (column) => `${column} = case when t.${column} = d.${column} then d.${column}_sealed else t.${column} end`,
  );
  const given = [
    ...keys.map((key) => `${key} uuid`),
    ...columns.flatMap((column) => [`${column} text`, `${column}_sealed text`]),
  ];
  return {
    first: read(''),
    next: read(`and (${list}) > (${keys.map(() => '?').join(', ')})`),
    store: `update ${table} t set ${set.join(', ')} from jsonb_to_recordset(?::jsonb) as d(${given.join(', ')})
      where ${keys.map((key) => `t.${key} = d.${key}`).join(' and ')}`,
  };
}

/** The row with what was read of each column, and beside it the same as it shall be stored. */
function sealedAnew(vault: Vault, table: SealedTable, row: Row, done: SealedAnew): object {
  const stored: Record<string, string> = {};
  for (const column of sealedFields[table].map(columnName)) {
    const value = row[column];
    if (typeof value !== 'string') continue;
    const place = { table, column, owner: row.account_id };
    try {
      const plain = value.startsWith('v1|') ? vault.open(value, place) : JSON.stringify(value);
      stored[`${column}_sealed`] = vault.seal(plain, place);
      done.sealed++;
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error;
      stored[`${column}_sealed`] = value;
      done.broken++;
    }
  }
  return { ...row, ...stored };
}
