import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { SealBroken, type Vault } from '@plainwill/kit/encryption/vault';
import { columnOf, type SealedTable, sealedFields } from './sealed-fields.ts';

// A copy of a will is a few hundred kilobytes, and any other row a few.
const batchOf = (table: SealedTable) => (table === 'signing_copies' ? 20 : 500);
const keyColumns: Record<SealedTable, readonly string[]> = {
  personal_details: ['account_id'],
  children: ['account_id', 'id'],
  questionnaires: ['account_id'],
  contacts: ['account_id', 'id'],
  funeral_wishes: ['account_id'],
  gifts: ['account_id', 'id'],
  will_settings: ['account_id'],
  seen_wills: ['account_id'],
  signing_copies: ['account_id', 'id'],
};

type Row = Record<string, string> & { account_id: AccountId };

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
  for (const table of Object.keys(sealedFields) as SealedTable[])
    for (const column of sealedFields[table].map(columnOf)) {
      const batch = batchOf(table);
      const keys = keyColumns[table];
      const list = keys.join(', ');
      const marks = keys.map(() => '?').join(', ');
      let after: string[] | null = null;
      for (;;) {
        const rows: Row[] = await em.execute<Row[]>(
          `select ${list}, ${column} from ${table} where left(${column}, ${sealedAs.length}) <> ?
           ${after ? `and (${list}) > (${marks})` : ''} order by ${list} limit ${batch}`,
          [sealedAs, ...(after ?? [])],
        );
        for (const row of rows) await sealAnew(row);
        const last = rows.at(-1);
        if (!last || rows.length < batch) break;
        after = keys.map((key) => last[key] ?? '');
      }

      async function sealAnew(row: Row) {
        const place = { table, column, owner: row.account_id };
        const value = row[column] ?? '';
        try {
          const plain = value.startsWith('v1|') ? vault.open(value, place) : JSON.stringify(value);
          // Only over what was read: the person may have saved something newer meanwhile.
          const where = [...keys, column].map((key) => `${key} = ?`).join(' and ');
          const values = [vault.seal(plain, place), ...keys.map((key) => row[key]), value];
          await em.execute(`update ${table} set ${column} = ? where ${where}`, values);
          done.sealed++;
        } catch (error) {
          if (!(error instanceof SealBroken)) throw error;
          done.broken++;
        }
      }
    }
  return done;
}
