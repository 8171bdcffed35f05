import type { ReviewFile } from '@plainwill/contracts/will-data/review/review-desk';
import type { ClauseChange } from '@plainwill/contracts/will-data/will/signing-copies';
import type { Clause } from '@plainwill/contracts/will-data/will/will-document';

export const clausesOf = ({ document }: Pick<ReviewFile, 'document'>): Clause[] =>
  document.sections.flatMap(({ clauses }) => clauses);

/** A clause counts as read while it says what it said when it was ticked. */
export function isRead({ clauseTickKeys, ticks }: ReviewFile, { id }: Clause): boolean {
  const tickKey = clauseTickKeys[id];
  return tickKey !== undefined && ticks.includes(tickKey);
}

/** “12 of 27 clauses read”. */
export function readText(file: ReviewFile): string {
  const clauses = clausesOf(file);
  return `${clauses.filter((clause) => isRead(file, clause)).length} of ${clauses.length} clauses read`;
}

/** Maps each changed clause to its latest change; the file has the newest first. */
export function changesByClause({ changed }: Pick<ReviewFile, 'changed'>): ReadonlyMap<string, ClauseChange> {
  const changes = changed.flatMap(({ changes }) => changes).filter(({ clauseId }) => clauseId !== '');
  return new Map(changes.toReversed().map((change) => [change.clauseId, change]));
}
