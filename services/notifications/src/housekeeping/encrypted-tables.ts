import type { LeadId } from '@plainwill/contracts/shared/ids';
import type { EncryptedTable, StoredRow } from '@plainwill/kit/encryption/rotate-keys';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { detailsOf, encryptDetails } from '../enquiries/lead.entity.ts';
import { searchIndexOf } from '../enquiries/lead-search.ts';
import { isPlainAnswer } from '../webhooks/delivery.entity.ts';

/** The tables that the service encrypts, for `rotateKeys`. */
export const encryptedTables = (vault: Vault): EncryptedTable[] => [
  encryptedTable(vault, 'questionnaire_submissions', ['answers']),
  {
    table: 'leads',
    columns: ['details'],
    derived: ['search_marks'],
    encrypt(row): StoredRow {
      const leadId = row.id as LeadId;
      const details = detailsOf(vault, { id: leadId, details: String(row.details) });
      // As PostgreSQL reads an array; an index is base64url, which needs no quotes.
      const searchIndex = `{${searchIndexOf(vault, details).join(',')}}`;
      return { details: encryptDetails(vault, leadId, details), search_marks: searchIndex };
    },
  },
  encryptedTable(vault, 'enquiries', ['notes']),
  encryptedTable(vault, 'webhook_settings', ['url', 'secret', 'earlier_secret']),
  encryptedTable(vault, 'complaints', ['contact', 'words', 'notes']),
  encryptedTable(vault, 'complaint_steps', ['words']),
  encryptedTable(vault, 'webhook_attempts', ['answer']),
];

function encryptedTable(vault: Vault, table: string, columns: string[]): EncryptedTable {
  return {
    table,
    columns,
    encrypt(row, column) {
      // A secret that was replaced stays encrypted as what it was.
      const context = { table, column: column === 'earlier_secret' ? 'secret' : column, owner: String(row.id) };
      const stored = String(row[column]);
      // The version before stored what receivers answered in plain text.
      const isPlain = table === 'webhook_attempts' && isPlainAnswer(stored);
      return { [column]: vault.encrypt(isPlain ? stored : vault.decrypt(stored, context), context) };
    },
  };
}
