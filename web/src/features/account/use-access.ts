import type { AuditEntryId } from '@plainwill/contracts/shared/ids';
import { useInfiniteQuery } from '@tanstack/react-query';
import { calls, trpc } from '../../api/trpc.ts';

/** Who of our staff has seen the person's details, the newest first, a page at a time. */
export const useAccess = () =>
  useInfiniteQuery({
    queryKey: ['access'],
    queryFn: ({ pageParam }) => calls.willData.access.list.query(pageParam ? { after: pageParam } : {}),
    initialPageParam: null as AuditEntryId | null,
    getNextPageParam: ({ next }) => next,
  });

/** The names of those; nothing for one whose account has none. */
export const useStaffNames = (ids: Parameters<typeof calls.identity.people.staffNames.query>[0]['ids']) =>
  trpc.identity.people.staffNames.useQuery({ ids }, { enabled: ids.length > 0 });
