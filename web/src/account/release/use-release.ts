import type { ReleaseStatus } from '@plainwill/contracts/will-data/release/release';
import { trpc } from '../../shared/api/trpc.ts';

/** The request over the signed-in account, and how it stands with those who have left something for it. */
export const useReleaseStatus = (isAsked = true) =>
  trpc.willData.release.status.useQuery(undefined, { enabled: isAsked, staleTime: 60_000 });

/** The status that a change answers with takes the place of the one shown; refused, the one shown may be old. */
function useCacheStatus() {
  const { status } = trpc.useUtils().willData.release;
  return {
    onSuccess: (release: ReleaseStatus) => status.setData(undefined, release),
    onError: () => void status.invalidate(),
  };
}

export const useAsk = () => trpc.willData.release.ask.useMutation(useCacheStatus());

export const useAskAsSecond = () => trpc.willData.release.second.useMutation(useCacheStatus());

/** The owner’s veto. */
export function useHere() {
  const { status } = trpc.useUtils().willData.release;
  return trpc.willData.release.here.useMutation({ onSettled: () => void status.invalidate() });
}

export const useRead = () => trpc.willData.release.read.useMutation();
