import type { AuditEntry } from '@plainwill/contracts/kit/audit';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { needsProof } from '../../account/reauthentication/reauthentication.ts';
import { type RouterInputs, trpc } from '../../shared/api/trpc.ts';
import { saveBlob } from '../../ui/browser/links.ts';
import { notifyError, notifySuccess } from '../../ui/toasts/toasts.ts';

/** The services that keep a log, as people call them. */
export const logs = {
  identity: 'Accounts',
  willData: 'Wills',
  notifications: 'Enquiries and messages',
} as const;
export type LogName = keyof typeof logs;
export const logNames = Object.keys(logs) as LogName[];

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

/** Gives the chosen entries of one service to keep, as a table for a spreadsheet. */
export function useExportLog(name: LogName) {
  const { audit } = trpc.useUtils()[name];
  return trpc[name].audit.export.useMutation({
    onSuccess: ({ csv, exported, isMore }) => {
      const fileName = `Audit, ${logs[name]}.csv`;
      saveBlob(fileName, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
      const held = `${exported.toLocaleString('en-GB')} ${exported === 1 ? 'entry' : 'entries'}`;
      notifySuccess(
        isMore ? `${fileName} holds the newest ${held}. Choose days to export the rest.` : `${fileName} holds ${held}.`,
      );
    },
    onError: (error) => {
      if (!needsProof(error)) notifyError('Failed to export the audit log');
    },
    onSettled: () => void audit.search.invalidate(),
  });
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

type Naming = Pick<AuditEntry, 'actorAccountId' | 'subjectAccountId' | 'changes'>;

const namedBy = ({ actorAccountId, subjectAccountId, changes }: Naming) => [
  actorAccountId,
  subjectAccountId,
  ...changes.filter(({ field }) => field === 'ownerId').flatMap(({ from, to }) => [...from, ...to] as AccountId[]),
];

/** Everybody whom the entries name, once. */
export const peopleIn = (entries: readonly Naming[]) =>
  [...new Set(entries.flatMap(namedBy))].filter((id) => id !== null);

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
