import type { ThreadEntry } from '@plainwill/contracts/will-data/review/review';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';

export interface ThreadGroup {
  clauseId: string | null;
  entries: readonly ThreadEntry[];
}

/** What was said, by the clause that it is about, in the order in which each was first spoken of; the newest last. */
export function threadGroups(thread: readonly ThreadEntry[]): ThreadGroup[] {
  const groups = new Map<string | null, ThreadEntry[]>();
  for (const entry of thread) groups.set(entry.clauseId, [...(groups.get(entry.clauseId) ?? []), entry]);
  return [...groups].map(([clauseId, entries]) => ({ clauseId, entries }));
}

/** "Clause 3.1, Executors and trustees" as the will stands now; null for one that is no longer there. */
export function clauseTitle(clauseId: string, document: WillDocument | null | undefined): string | null {
  for (const { heading, clauses } of document?.sections ?? []) {
    const clause = clauses.find(({ id }) => id === clauseId);
    if (clause) return `Clause ${clause.number}, ${heading.charAt(0)}${heading.slice(1).toLowerCase()}`;
  }
  return null;
}
