import type { DeskRelease } from '@plainwill/contracts/will-data/release/release';
import { trpc } from '../../shared/api/trpc.ts';
import { notify } from '../../ui/toasts/toasts.ts';

export const useReleases = () => trpc.willData.release.desk.useQuery();

/** The list that a change answers with takes the place of the one shown; refused, the one shown may be old. */
function useCacheReleases() {
  const { desk } = trpc.useUtils().willData.release;
  return {
    onSuccess: (releases: DeskRelease[]) => {
      desk.setData(undefined, releases);
      notify({
        title: 'Recorded',
        text: 'Every administrator gets an email. It counts once a colleague has recorded the same.',
        tone: 'ok',
      });
    },
    onError: () => void desk.invalidate(),
  };
}

export const useRecordEvidence = () => trpc.willData.release.evidence.useMutation(useCacheReleases());

export const useShut = () => trpc.willData.release.shut.useMutation(useCacheReleases());
