import type { AuditEntry } from '@plainwill/contracts/kit/audit';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { type RouterInputs, trpc } from '../../shared/api/trpc.ts';

/** The services that keep a log, as people call them. */
export const logs = {
  identity: 'Accounts',
  willData: 'Wills',
  notifications: 'Enquiries and messages',
} as const;
export type LogName = keyof typeof logs;

type AuditFilters = Omit<RouterInputs['identity']['audit']['search'], 'cursor' | 'direction'>;

function useLog(name: LogName, filters: AuditFilters) {
  const read = trpc[name].audit.search.useInfiniteQuery(filters, { getNextPageParam: ({ next }) => next });
  return {
    name,
    entries: read.data?.pages.flatMap(({ entries }) => entries) ?? [],
    hasMore: read.hasNextPage,
    read,
  };
}

/** The logs of all services as one, the newest first. One that does not load is named, and the others are shown. */
export function useAudit(filters: AuditFilters) {
  const all = [useLog('identity', filters), useLog('willData', filters), useLog('notifications', filters)];
  const loaded = all.filter(({ read }) => read.isSuccess);
  const failed = all.filter(({ read }) => read.isError);
  return {
    entries: mergeLogs(loaded),
    isPending: all.some(({ read }) => read.isPending),
    failed: failed.map(({ name, read }) => ({ name, error: read.error })),
    retry: () => failed.forEach(({ read }) => void read.refetch()),
    hasMore: loaded.some(({ hasMore }) => hasMore),
    readOn: () => shortest(loaded).forEach(({ read }) => void read.fetchNextPage()),
    isReadingOn: all.some(({ read }) => read.isFetching),
  };
}

/** Everybody whom the entries name, once. */
export const peopleIn = (
  entries: readonly { actorAccountId: AccountId | null; subjectAccountId: AccountId | null }[],
) =>
  [...new Set(entries.flatMap(({ actorAccountId, subjectAccountId }) => [actorAccountId, subjectAccountId]))].filter(
    (id) => id !== null,
  );

/** The entries of one service's log read so far come newest first. */
interface ReadLog {
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
