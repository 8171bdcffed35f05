import type { AuditEntry } from '@plainwill/contracts/kit/audit';

/** What has been read of one service's log, the newest first. */
export interface ReadLog {
  entries: readonly AuditEntry[];
  /** There are older entries that have not been read. */
  hasMore: boolean;
}

/** The time down to which this log is known; null where all of it is. */
const knownTo = ({ entries, hasMore }: ReadLog) => (hasMore ? (entries.at(-1)?.at ?? '') : null);

/** The time down to which every log is known. */
const allKnownTo = (logs: readonly ReadLog[]) =>
  logs
    .map(knownTo)
    .filter((at) => at !== null)
    .toSorted()
    .at(-1) ?? '';

/** The entries of all logs by time, the newest first, as far as none that belongs between them can be missing. */
export function mergeLogs(logs: readonly ReadLog[]): AuditEntry[] {
  const end = allKnownTo(logs);
  return logs
    .flatMap(({ entries }) => entries)
    .filter(({ at }) => at >= end)
    .sort((a, b) => (a.at === b.at ? b.id.localeCompare(a.id) : b.at.localeCompare(a.at)));
}

/** Which logs to read on in, so that more can be shown. */
export const shortest = <Log extends ReadLog>(logs: readonly Log[]): Log[] => {
  const end = allKnownTo(logs);
  return logs.filter((log) => knownTo(log) === end);
};
