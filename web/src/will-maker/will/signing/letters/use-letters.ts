import type { LetterId } from '@plainwill/contracts/shared/ids';
import { failureOf } from '../../../../shared/api/failure.ts';
import { api, calls, trpc } from '../../../../shared/api/trpc.ts';

const { letters } = api.willData;

export const useLetters = () => trpc.willData.letters.list.useQuery();

/** The words of earlier days, the newest first. */
export const useLetterVersions = (id: LetterId) => trpc.willData.letters.versions.useQuery({ id });

const outdated = ['LetterChanged', 'LetterNotFound', 'TooManyLetters'];

const options = {
  onSuccess: (list: ReturnType<typeof letters.list.getData>) => {
    letters.list.setData(undefined, list);
    void letters.versions.invalidate();
  },
  onError: (error: unknown) => {
    if (outdated.includes(failureOf(error).reason ?? '')) void letters.invalidate();
  },
};

export const useSaveLetter = () => trpc.willData.letters.save.useMutation(options);
export const useRemoveLetter = () => trpc.willData.letters.remove.useMutation(options);
export const useRestoreLetter = () => trpc.willData.letters.restore.useMutation(options);

export const fetchLetter = (id: LetterId) => calls.willData.letters.file.query({ id });
