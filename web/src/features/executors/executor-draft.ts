import type { Contact } from '@plainwill/contracts/will-data/contacts';
import type { Executor } from '@plainwill/contracts/will-data/executors';
import type { ExecutorRole } from '@plainwill/contracts/will-data/vocabulary';
import { type ContactDraft, draftOf, emptyContact, isSameDraft } from '../people/contact-draft.ts';

/** What the dialog is open for. */
export type ExecutorTask =
  | { kind: 'add' }
  | { kind: 'appoint'; contact: Contact }
  | { kind: 'edit'; executor: Executor; contact: Contact };

export interface ExecutorDraft {
  role: ExecutorRole;
  person: ContactDraft;
}

/** What the dialog starts from. */
export const startOf = (task: ExecutorTask): ExecutorDraft => ({
  role: task.kind === 'edit' ? task.executor.role : 'primary',
  person: task.kind === 'add' ? emptyContact : draftOf(task.contact),
});

export const isSameExecutorDraft = (a: ExecutorDraft, b: ExecutorDraft) =>
  a.role === b.role && isSameDraft(a.person, b.person);
