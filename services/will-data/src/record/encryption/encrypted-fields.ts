import { fieldsWith } from '@plainwill/contracts/kit/question';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { childQuestions } from '@plainwill/contracts/will-data/questions/child-questions';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import { giftQuestions } from '@plainwill/contracts/will-data/questions/gift-questions';
import { homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import { spouseDetailsQuestions } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import type { EncryptedTable as RotatedTable } from '@plainwill/kit/encryption/rotate-keys';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { columnName } from '@plainwill/law/facts/column-name';

/** The fields that are encrypted before they are stored, by table; their columns hold text whatever the field is. */
const encryptedFields = {
  personal_details: fieldsWith(personalDetailsQuestions, 'isEncrypted'),
  home_details: fieldsWith(homeDetailsQuestions, 'isEncrypted'),
  spouse_details: fieldsWith(spouseDetailsQuestions, 'isEncrypted'),
  children: fieldsWith(childQuestions, 'isEncrypted'),
  questionnaires: ['answers'],
  record_drafts: ['texts'],
  contacts: fieldsWith(contactQuestions, 'isEncrypted'),
  guardian_groups: ['groupName'],
  funeral_wishes: fieldsWith(funeralWishesQuestions, 'isEncrypted'),
  gifts: fieldsWith(giftQuestions, 'isEncrypted'),
  provisions: ['answers'],
  will_settings: fieldsWith(willSettingsQuestions, 'isEncrypted'),
  seen_wills: ['clauses'],
  understood_findings: ['versions'],
  couple_snapshots: ['body'],
  couple_copies: ['name'],
  signing_copies: ['facts', 'document', 'pdf'],
  signing_plans: ['plan', 'steps'],
  signed_wills: ['body', 'facts', 'document'],
  signed_scan_parts: ['content'],
  holdings: ['body'],
  letters: ['body'],
  letter_versions: ['body'],
  trusted_people: ['firstName'],
  releases: ['snapshot'],
  will_versions: ['name', 'facts', 'letter'],
  reviews: ['words', 'document', 'facts', 'draft'],
  review_comments: ['quote', 'body', 'answer'],
  review_notes: ['others', 'body'],
  review_answers: ['answer'],
  review_records: ['content'],
  how_made_records: ['testator', 'content', 'disputes'],
  how_made_requests: ['details'],
} as const satisfies Record<string, readonly string[]>;

export type EncryptedTable = keyof typeof encryptedFields;

type EncryptedField<T extends EncryptedTable> = (typeof encryptedFields)[T][number];

/** The same fields as they are stored: text where the table encrypts, null where there is nothing. */
type AsStored<F, T extends EncryptedTable> = {
  [Key in keyof F]: Key extends EncryptedField<T> ? string | (null extends F[Key] ? null : never) : F[Key];
};

// Empty text tells nothing, and most lines of an address are empty.
const isEncrypted = (value: unknown) => value !== null && value !== undefined && value !== '';

function mapped(table: EncryptedTable, fields: object, change: (value: unknown, column: string) => unknown): object {
  const inThisTable: readonly string[] = encryptedFields[table];
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) =>
      inThisTable.includes(field) && isEncrypted(value) ? [field, change(value, columnName(field))] : [field, value],
    ),
  );
}

/** What is private in `fields`, encrypted for its column and owner. */
export const encryptFields = <F extends object, T extends EncryptedTable>(
  vault: Vault,
  table: T,
  owner: AccountId,
  fields: F,
) =>
  mapped(table, fields, (value, column) => vault.encrypt(JSON.stringify(value), { table, column, owner })) as AsStored<
    F,
    T
  >;

/**
 * The reverse, for a stored row.
 * @throws {DecryptionFailed} for a value that was not encrypted for this column and owner.
 */
export const decryptFields = <R extends object>(
  vault: Vault,
  table: EncryptedTable,
  owner: AccountId,
  row: object,
): R => mapped(table, row, (value, column) => JSON.parse(vault.decrypt(String(value), { table, column, owner }))) as R;

const columnsOf = (table: string) =>
  Object.entries<readonly string[]>(encryptedFields).flatMap(([name, fields]) =>
    name === table ? fields.map((field) => columnName(field)) : [],
  );

/** A row under the names it is stored by, with its encrypted columns decrypted. */
export const decryptColumns = (vault: Vault, table: string, owner: AccountId, row: Record<string, unknown>) => ({
  ...row,
  ...Object.fromEntries(
    columnsOf(table).map((column) => {
      const encrypted = row[column];
      return [column, encrypted ? JSON.parse(vault.decrypt(String(encrypted), { table, column, owner })) : encrypted];
    }),
  ),
});

/** What the service encrypts, for `rotateKeys`. */
export const encryptedTables = (vault: Vault): RotatedTable[] =>
  (Object.keys(encryptedFields) as EncryptedTable[]).map((table) => ({
    table,
    columns: columnsOf(table),
    isEmptyPlain: true,
    // A copy of a will is a few hundred kilobytes, a part of a scan under a hundred, and any other row a few.
    batchSize: table === 'signing_copies' ? 20 : table === 'signed_scan_parts' ? 100 : 500,
    encrypt(row, column) {
      // A request of somebody without an account is encrypted for its own id.
      const context = { table, column, owner: String(row.account_id ?? row.id) };
      const stored = String(row[column]);
      // Before its column was encrypted a value was stored as it is.
      const plain = stored.startsWith('v1|') ? vault.decrypt(stored, context) : JSON.stringify(stored);
      return { [column]: vault.encrypt(plain, context) };
    },
  }));
