import type { EntityManager } from '@mikro-orm/postgresql';
import { SealBroken, type Vault } from '@plainwill/kit/encryption/vault';
import { isPlainAnswer } from '../webhooks/delivery.entity.ts';

interface SealedColumn {
  table: string;
  column: string;
  /** Of whose place its values are, where that is another column. */
  as?: string;
  /** What else was made with the key. */
  also?: string;
  /** Whether the version before stored it in plain text. */
  isPlain?: (value: string) => boolean;
}

const sealedColumns: SealedColumn[] = [
  { table: 'questionnaire_submissions', column: 'answers' },
  { table: 'leads', column: 'details', also: ', search_marks = null' },
  { table: 'enquiries', column: 'notes' },
  { table: 'webhook_settings', column: 'url' },
  { table: 'webhook_settings', column: 'secret' },
  { table: 'webhook_settings', column: 'earlier_secret', as: 'secret' },
  { table: 'webhook_attempts', column: 'answer', isPlain: isPlainAnswer },
];

const batch = 500;

type Row = Record<string, string | number>;

/**
 * Seals with the current key what was sealed with an earlier one or not at all; a lead must then be marked anew. It may be stopped and
 * run again, and by two at once.
 * @returns how many values, and how many do not open; those are left as they are
 */
export async function rotateKeys(em: EntityManager, vault: Vault, currentKey: string) {
  const done = { sealed: 0, broken: 0 };
  // Only this much is read of each value that is sealed with it already.
  const sealedAs = `v1|${currentKey}|`;
  for (const { table, column, as = column, also = '', isPlain } of sealedColumns) {
    let rows: Row[] = [];
    do {
      const last = rows.at(-1);
      rows = await em.execute<Row[]>(
        `select id, ${column} as value from ${table} where left(${column}, ${sealedAs.length}) <> ?
         ${last ? 'and id > ?' : ''} order by id limit ${batch}`,
        [sealedAs, ...(last ? [last.id] : [])],
      );
      for (const { id, value } of rows) {
        const place = { table, column: as, owner: String(id) };
        try {
          const plain = isPlain?.(String(value)) ? String(value) : vault.open(String(value), place);
          const anew = vault.seal(plain, place);
          // Only over what was read: staff may have saved something newer meanwhile.
          await em.execute(`update ${table} set ${column} = ?${also} where id = ? and ${column} = ?`, [
            anew,
            id,
            value,
          ]);
          done.sealed++;
        } catch (error) {
          if (!(error instanceof SealBroken)) throw error;
          done.broken++;
        }
      }
    } while (rows.length === batch);
  }
  return done;
}
