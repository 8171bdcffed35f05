import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { columnOf, type SealedTable, sealedFields } from './sealed-fields.ts';

const batch = 500;
const keyColumns: Record<SealedTable, readonly string[]> = {
  personal_details: ['account_id'],
  children: ['account_id', 'id'],
  contacts: ['account_id', 'id'],
  funeral_wishes: ['account_id'],
  gifts: ['account_id', 'id'],
};

type Row = Record<string, string | null> & { account_id: AccountId };

/** Seals what was stored before its column was sealed, or with an earlier key. It may be stopped and run again. */
export async function sealPlainRows(em: EntityManager, vault: Vault, current: string): Promise<number> {
  let sealed = 0;
  for (const table of Object.keys(sealedFields) as SealedTable[])
    for (const field of sealedFields[table]) {
      const column = columnOf(field);
      const isOld = `${column} is not null and ${column} not like ?`;
      const keys = keyColumns[table];
      for (;;) {
        const rows = await em.execute<Row[]>(
          `select ${keys.join(', ')}, ${column} from ${table} where ${isOld} limit ${batch}`,
          [`v1|${current}|%`],
        );
        for (const row of rows) {
          const place = { table, column, owner: row.account_id };
          const value = row[column] ?? '';
          const plain = value.startsWith('v1|') ? vault.open(value, place) : JSON.stringify(value);
          // Only over what was read: the person may have saved something newer meanwhile.
          const where = [...keys, column].map((key) => `${key} = ?`).join(' and ');
          await em.execute(`update ${table} set ${column} = ? where ${where}`, [
            vault.seal(plain, place),
            ...keys.map((key) => row[key]),
            value,
          ]);
          sealed++;
        }
        if (rows.length < batch) break;
      }
    }
  return sealed;
}
