import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { columnName } from '../entities/columns.ts';
import { sealedFields } from './sealed-fields.ts';

const columnsOf = (table: string): string[] =>
  Object.entries(sealedFields).flatMap(([name, fields]) => (name === table ? fields.map(columnName) : []));

/** A row under the names it is stored by, with its sealed columns opened. */
export const openColumns = (vault: Vault, table: string, owner: AccountId, row: Record<string, unknown>) => ({
  ...row,
  ...Object.fromEntries(
    columnsOf(table).map((column) => {
      const sealed = row[column];
      return [column, sealed ? JSON.parse(vault.open(String(sealed), { table, column, owner })) : sealed];
    }),
  ),
});
