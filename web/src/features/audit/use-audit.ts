import type { AccountId } from '@plainwill/contracts/shared/ids';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { RouterInputs, RouterOutputs } from '../../api/router-types.ts';
import { calls } from '../../api/trpc.ts';
import { mergeLogs, shortest } from './merge-logs.ts';

/** The services that keep a log, as people call them. */
export const logs = {
  identity: 'Accounts',
  willData: 'Wills',
  notifications: 'Enquiries and messages',
} as const;
export type LogName = keyof typeof logs;

export type AuditFilters = Omit<RouterInputs['identity']['audit']['search'], 'after'>;
type Page = RouterOutputs['identity']['audit']['search'];
type After = Page['next'];

function useLog(name: LogName, filters: AuditFilters) {
  const read = useInfiniteQuery<Page, unknown, InfiniteData<Page>, readonly unknown[], After>({
    queryKey: ['audit', name, filters],
    queryFn: ({ pageParam, signal }) =>
      calls[name].audit.search.query({ ...filters, ...(pageParam && { after: pageParam }) }, { signal }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
  });
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
