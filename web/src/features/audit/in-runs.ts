import type { AuditEntry } from '@plainwill/contracts/kit/audit';
import { detailsInWords } from './audit-words.ts';

export interface Run {
  newest: AuditEntry;
  /** How many entries that say the same follow one another. */
  count: number;
}

const saysOf = (entry: AuditEntry) =>
  [entry.action, entry.outcome, entry.actorAccountId, detailsInWords(entry)].join('\n');

/** Entries, newest first, with those that say the same one after another put together. */
export function inRuns(entries: readonly AuditEntry[]): Run[] {
  const runs: Run[] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last && saysOf(last.newest) === saysOf(entry)) last.count++;
    else runs.push({ newest: entry, count: 1 });
  }
  return runs;
}
