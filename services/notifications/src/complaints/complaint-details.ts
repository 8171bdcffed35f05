import type { Answer, EnteredComplaint } from '@plainwill/contracts/notifications/complaints';
import type { ComplaintId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';

type Contact = Pick<
  EnteredComplaint,
  'name' | 'email' | 'phone' | 'postalAddress' | 'forWhom' | 'otherName' | 'authority'
>;
type Statement = Pick<EnteredComplaint, 'happened' | 'wanted' | 'happenedOn'>;

const placeOf = (owner: string, column: string, table = 'complaints') => ({ table, column, owner });

/** The details of a complaint as they are stored. */
export const encryptComplaintDetails = (vault: Vault, id: ComplaintId, details: Contact & Statement) => {
  const { name, email, phone, postalAddress, forWhom, otherName, authority, happened, wanted, happenedOn } = details;
  const contact: Contact = { name, email, phone, postalAddress, forWhom, otherName, authority };
  const words: Statement = { happened, wanted, happenedOn };
  return {
    contact: vault.encrypt(JSON.stringify(contact), placeOf(id, 'contact')),
    words: vault.encrypt(JSON.stringify(words), placeOf(id, 'words')),
  };
};

/** One mailbox, however its address is written: also with a `+label`. */
export const recipientKeys = (vault: Vault, email: string): string[] =>
  vault
    .blindIndexes([email.toLowerCase().replace(/\+[^@]*@/, '@')], { table: 'complaints', column: 'recipient_key' })
    .flat();

export const complaintContactOf = (vault: Vault, { id, contact }: { id: ComplaintId; contact: string }): Contact =>
  JSON.parse(vault.decrypt(contact, placeOf(id, 'contact')));

export const complaintStatementOf = (vault: Vault, { id, words }: { id: ComplaintId; words: string }): Statement =>
  JSON.parse(vault.decrypt(words, placeOf(id, 'words')));

export const encryptComplaintNotes = (vault: Vault, id: ComplaintId, notes: string) =>
  notes === '' ? null : vault.encrypt(notes, placeOf(id, 'notes'));

export const complaintNotesOf = (vault: Vault, { id, notes }: { id: ComplaintId; notes?: string | null }) =>
  notes ? vault.decrypt(notes, placeOf(id, 'notes')) : '';

export const encryptComplaintAnswer = (vault: Vault, stepId: string, answer: Answer) =>
  vault.encrypt(JSON.stringify(answer), placeOf(stepId, 'words', 'complaint_steps'));

export const complaintAnswerOf = (vault: Vault, { id, words }: { id: string; words?: string | null }): Answer | null =>
  words ? JSON.parse(vault.decrypt(words, placeOf(id, 'words', 'complaint_steps'))) : null;
