import type { EncryptedTable } from '@plainwill/kit/encryption/rotate-keys';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { isPlainAnswer } from '../webhooks/delivery.entity.ts';

/** The encrypted columns of the service, for `rotateKeys`. A lead whose index is removed must be indexed again. */
export const encryptedTables = (vault: Vault): EncryptedTable[] => [
  encryptedTable(vault, 'questionnaire_submissions', ['answers']),
  encryptedTable(vault, 'leads', ['details'], ['search_marks']),
  encryptedTable(vault, 'enquiries', ['notes']),
  encryptedTable(vault, 'webhook_settings', ['url', 'secret', 'earlier_secret']),
  encryptedTable(vault, 'complaints', ['contact', 'words', 'notes']),
  encryptedTable(vault, 'complaint_steps', ['words']),
  encryptedTable(vault, 'webhook_attempts', ['answer']),
];

/** @param removed columns that are emptied, for they were made with the earlier key */
function encryptedTable(vault: Vault, table: string, columns: string[], removed: string[] = []): EncryptedTable {
  return {
    table,
    columns,
    derived: removed,
    encrypt(row, column) {
      // A secret that was replaced stays encrypted as what it was.
      const context = { table, column: column === 'earlier_secret' ? 'secret' : column, owner: String(row.id) };
      const stored = String(row[column]);
      // The version before stored what receivers answered in plain text.
      const isPlain = table === 'webhook_attempts' && isPlainAnswer(stored);
      const encrypted = vault.encrypt(isPlain ? stored : vault.decrypt(stored, context), context);
      return { [column]: encrypted, ...Object.fromEntries(removed.map((other) => [other, null])) };
    },
  };
}
