import type { Contact } from '@plainwill/contracts/will-data/records/contacts';
import type { Executor } from '@plainwill/contracts/will-data/records/executors';
import { type ExecutorRole, executorRoles } from '@plainwill/contracts/will-data/vocabulary';
import { type ContactDraft, contactDraftOf, emptyContact, isSameContactDraft } from '../people/contact-model.ts';

export const executorRoleLabels: Record<ExecutorRole, string> = { primary: 'Primary', backup: 'Backup' };

export const executorRoleOptions = executorRoles.map((value) => ({ value, label: executorRoleLabels[value] }));

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
export const executorDraftOf = (task: ExecutorTask): ExecutorDraft => ({
  role: task.kind === 'edit' ? task.executor.role : 'primary',
  person: task.kind === 'add' ? emptyContact : contactDraftOf(task.contact),
});

export const isSameExecutorDraft = (a: ExecutorDraft, b: ExecutorDraft) =>
  a.role === b.role && isSameContactDraft(a.person, b.person);

/** Senior Courts Act 1981 s.114(1): a grant is made to four at most. */
const maxOnGrant = 4;

/** What the order of the executors of a role means in the will. */
export function aboutOrder(role: ExecutorRole, executors: readonly Pick<Executor, 'role'>[]): string {
  const primaries = executors.filter((executor) => executor.role === 'primary').length;
  if (role === 'backup')
    return primaries === 0
      ? 'Nobody is a primary executor, so these act as your executors.'
      : 'Where a primary executor cannot act, they step in, in this order.';
  if (primaries === 1) return 'Acts alone.';
  return primaries > maxOnGrant
    ? 'They act together. If more than four can act, the first four in this order are granted probate.'
    : 'They act together, and are named in this order.';
}
