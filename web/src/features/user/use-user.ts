import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { useEffect } from 'react';
import { failureOf } from '../../api/failure.ts';
import { trpc } from '../../api/trpc.ts';
import { tellError } from '../../ui/feedback/toasts.ts';

// Each look at somebody's details is written down, so none is taken that nobody asked for, and none is kept for later.
const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false, refetchOnWindowFocus: false };

const notThere: ReadonlySet<string | null> = new Set(['NOT_FOUND', 'BAD_REQUEST']);

/** Who somebody is and all that they have told us, by one request. */
export function useUser(accountId: AccountId) {
  const user = trpc.identity.users.get.useQuery({ id: accountId }, once);
  const testatorRecord = trpc.willData.staff.user.useQuery({ accountId }, once);
  const failure = user.error ?? testatorRecord.error;
  const isMissing = user.error !== null && notThere.has(failureOf(user.error).code);
  const isFailed = failure !== null && !isMissing;
  useEffect(() => {
    if (isFailed) tellError('Failed to load user details');
  }, [isFailed]);
  return {
    user: user.data,
    testatorRecord: testatorRecord.data,
    isMissing,
    failure: isFailed ? failureOf(failure) : null,
    isLoading: user.isFetching || testatorRecord.isFetching,
    readAgain: () => {
      if (user.isError) void user.refetch();
      void testatorRecord.refetch();
    },
  };
}

/** Puts what a call answered among the details on the screen. */
export function useUpdateTestatorRecord(accountId: AccountId) {
  const { user } = trpc.useUtils().willData.staff;
  return (change: (testatorRecord: TestatorRecord) => TestatorRecord) =>
    user.setData({ accountId }, (testatorRecord) => testatorRecord && change(testatorRecord));
}
