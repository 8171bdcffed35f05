import { searchTermsOf } from '@plainwill/contracts/shared/folded';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { EncryptedTable } from '@plainwill/kit/encryption/rotate-keys';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { decryptFields } from '../record/encryption/encrypted-fields.ts';

export const table = 'how_made_records';

/** Whose will it is. */
export interface Testator {
  name: string;
  /** Empty for none. */
  knownAs: string;
  dateOfBirth: string;
}

const indexesOf = (vault: Vault, column: string, plains: readonly string[]) =>
  vault.blindIndexes(plains, { table, column });

const termsOf = (...names: string[]) => [...new Set(names.flatMap(searchTermsOf))];

/** A record is found by these, and nobody reads a name or a birthday in them. */
export function testatorKeys(vault: Vault, { name, knownAs, dateOfBirth }: Testator) {
  const [nameKeys = []] = indexesOf(vault, 'name_keys', termsOf(name, knownAs));
  const [[birthdayKey = ''] = []] = indexesOf(vault, 'birthday_key', [dateOfBirth]);
  return { nameKeys, birthdayKey };
}

/** The keys that records must have, for each key of the vault that may have made them. */
export function soughtKeys(vault: Vault, { name, dateOfBirth }: Omit<Testator, 'knownAs'>) {
  const birthdays = indexesOf(vault, 'birthday_key', [dateOfBirth]);
  return indexesOf(vault, 'name_keys', termsOf(name)).map((nameKeys, at) => ({
    nameKeys,
    birthdayKey: birthdays[at]?.[0] ?? '',
  }));
}

export const testatorIn = (vault: Vault, accountId: AccountId, testator: string): Testator =>
  decryptFields<{ testator: Testator }>(vault, table, accountId, { testator }).testator;

/** Gives the table its keys anew together with the names and the birthday that they are made from. */
export const withTestatorKeys =
  (vault: Vault) =>
  (encrypted: EncryptedTable): EncryptedTable =>
    encrypted.table === table
      ? {
          ...encrypted,
          derived: ['name_keys', 'birthday_key'],
          encrypt(row, column) {
            const values = encrypted.encrypt(row, column);
            if (column !== 'testator') return values;
            const testator = testatorIn(vault, row.account_id as AccountId, String(row.testator));
            const { nameKeys, birthdayKey } = testatorKeys(vault, testator);
            return { ...values, name_keys: `{${nameKeys.join(',')}}`, birthday_key: birthdayKey };
          },
        }
      : encrypted;
