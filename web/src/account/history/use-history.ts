import type { AnswersVersion } from '@plainwill/contracts/will-data/history/history';
import { trpc } from '../../shared/api/trpc.ts';
import { notifySuccess } from '../../ui/toasts/toasts.ts';

export const useVersions = () => trpc.willData.history.list.useQuery();

/** A change of the list answers with the new one. */
function useCacheVersions() {
  const { history } = trpc.useUtils().willData;
  return (versions: AnswersVersion[]) => history.list.setData(undefined, versions);
}

export function useNameVersion() {
  const cache = useCacheVersions();
  return trpc.willData.history.name.useMutation({ onSuccess: cache });
}

export function useRemoveVersion() {
  const cache = useCacheVersions();
  return trpc.willData.history.remove.useMutation({
    onSuccess: (versions) => {
      cache(versions);
      notifySuccess('The version is deleted.');
    },
  });
}

/** Every answer may be another now. */
export function useRestoreVersion() {
  const { willData } = trpc.useUtils();
  return trpc.willData.history.restore.useMutation({ onSuccess: () => willData.invalidate() });
}

export function useTakeImport() {
  const { willData } = trpc.useUtils();
  return trpc.willData.importing.take.useMutation({ onSuccess: () => willData.invalidate() });
}
