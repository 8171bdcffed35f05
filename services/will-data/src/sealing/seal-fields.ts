import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { columnName } from '../entities/columns.ts';
import { type SealedTable, sealedFields } from './sealed-fields.ts';

type SealedField<T extends SealedTable> = (typeof sealedFields)[T][number];

/** The same fields as they are stored: text where the table seals, null where there is nothing. */
export type AsStored<F, T extends SealedTable> = {
  [Key in keyof F]: Key extends SealedField<T> ? string | (null extends F[Key] ? null : never) : F[Key];
};

// Empty text tells nothing, and most lines of an address are empty.
const isSealed = (value: unknown) => value !== null && value !== undefined && value !== '';

function mapped(table: SealedTable, fields: object, change: (value: unknown, column: string) => unknown): object {
  const inThisTable: readonly string[] = sealedFields[table];
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) =>
      inThisTable.includes(field) && isSealed(value) ? [field, change(value, columnName(field))] : [field, value],
    ),
  );
}

/** What is private in `fields`, sealed for its column and owner. */
export const sealFields = <F extends object, T extends SealedTable>(
  vault: Vault,
  table: T,
  owner: AccountId,
  fields: F,
) =>
  mapped(table, fields, (value, column) => vault.seal(JSON.stringify(value), { table, column, owner })) as AsStored<
    F,
    T
  >;

/**
 * The reverse, for a stored row.
 * @throws {SealBroken} for a value that was not sealed for this place.
 */
export const openFields = <R extends object>(vault: Vault, table: SealedTable, owner: AccountId, row: object): R =>
  mapped(table, row, (value, column) => JSON.parse(vault.open(String(value), { table, column, owner }))) as R;
