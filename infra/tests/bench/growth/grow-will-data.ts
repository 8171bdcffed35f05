import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import type pg from 'pg';
import { encryptedTables } from '../../../../services/will-data/src/record/encryption/encrypted-fields.ts';
import { chainEntries, withoutTriggers } from './grow-audit.ts';
import { grownPerson, idIn, instantIn } from './grown-people.ts';

const batchSize = 5000;

interface Model {
  /** Each person's record is a copy of this account's. */
  owner: AccountId;
  /** The staff who have viewed them. */
  staff: readonly AccountId[];
}

const separateTables = ['testators', 'changed_names', 'erased_accounts'];

/** The columns of each table that holds something of the owner, without those of which it holds nothing. */
async function tablesOf(database: pg.Client, owner: AccountId) {
  const { rows } = await database.query<{ table: string; columns: string[] }>(
    `select table_name "table", array_agg(column_name::text order by ordinal_position) columns
     from information_schema.columns where table_schema = 'public' group by table_name
     having 'account_id' = any(array_agg(column_name::text))`,
  );
  const filled: typeof rows = [];
  for (const row of rows.filter(({ table }) => !separateTables.includes(table))) {
    const { rowCount } = await database.query(`select from ${row.table} where account_id = $1`, [owner]);
    if (rowCount) filled.push(row);
  }
  return filled;
}

const ownIds = ['executors'];
/** Everyone has rows in these tables; the other tables hold something of one person in so many. */
const ofAll = ['personal_details'];
const fullRecordOf = 10;

/**
 * Records for the people of these numbers, each row as large as the model's and encrypted for the model, so that only its
 * owner's can be read: see `makeReadable`. A member of staff has viewed each of them.
 */
export async function growWillData(database: pg.Client, { owner, staff }: Model, from: number, to: number) {
  const tables = await tablesOf(database, owner);
  for (let start = from; start < to; start += batchSize) {
    const people = `generate_series(${start}, ${Math.min(start + batchSize, to) - 1}) n`;
    await withoutTriggers(database, async () => {
      await database.query(
        `insert into testators (account_id, began_at) select ${idIn('n')}, ${instantIn('n', 730)} from ${people}`,
      );
      for (const { table, columns } of tables) {
        const values = columns.map((column) => {
          if (column === 'account_id') return idIn('n');
          return column === 'id' && ownIds.includes(table) ? 'gen_random_uuid()' : `m."${column}"`;
        });
        await database.query(
          `insert into ${table} (${columns.map((column) => `"${column}"`).join(', ')})
           select ${values.join(', ')} from ${people}, ${table} m
           where m.account_id = $1 ${ofAll.includes(table) ? '' : `and n % ${fullRecordOf} = 0`}`,
          [owner],
        );
      }
      await database.query(
        `insert into audit_log (id, at, actor_account_id, actor_roles, action, subject_account_id, outcome, fields, request_id)
         select gen_random_uuid(), ${instantIn('n', 730)}, ($1::uuid[])[1 + n % ${staff.length}], '["admin"]', 'user.view',
           ${idIn('n')}, 'done', '[]', gen_random_uuid()::text from ${people}`,
        [staff],
      );
    });
  }
  await chainEntries(database);
}

/** Encrypts the record of the person of this number for them, so that it is theirs in earnest. */
export async function makeReadable(database: pg.Client, vault: Vault, owner: AccountId, n: number) {
  const { id } = grownPerson(n);
  for (const { table, columns } of encryptedTables(vault)) {
    const { rows } = await database.query<Record<string, string | null>>(
      `select ctid::text at, * from ${table} where account_id = $1`,
      [id],
    );
    for (const row of rows) {
      const context = (column: string, account: AccountId) => ({ table, column, owner: account });
      const filled = columns.filter((column) => row[column]);
      const values = filled.map((column) =>
        vault.encrypt(vault.decrypt(String(row[column]), context(column, owner)), context(column, id)),
      );
      const set = filled.map((column, index) => `"${column}" = $${index + 2}`);
      if (set.length)
        await database.query(`update ${table} set ${set.join(', ')} where ctid = $1::tid`, [row.at, ...values]);
    }
  }
}
