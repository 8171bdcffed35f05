import type { LetterId } from '@plainwill/contracts/shared/ids';
import type { PackFormat, PackPart } from '@plainwill/contracts/will-data/signing/holdings-vocabulary';
import { failureOf } from '../../../../shared/api/failure.ts';
import { api, calls, trpc } from '../../../../shared/api/trpc.ts';

const { holdings } = api.willData;

export const useHoldings = () => trpc.willData.holdings.list.useQuery();

const outdated = ['HoldingChanged', 'HoldingNotFound', 'TooManyHoldings'];

const options = {
  onSuccess: (list: ReturnType<typeof holdings.list.getData>) => holdings.list.setData(undefined, list),
  onError: (error: unknown) => {
    if (outdated.includes(failureOf(error).reason ?? '')) void holdings.list.invalidate();
  },
};

export const useSaveHolding = () => trpc.willData.holdings.save.useMutation(options);
export const useRemoveHolding = () => trpc.willData.holdings.remove.useMutation(options);
export const useRestoreHolding = () => trpc.willData.holdings.restore.useMutation(options);

export const fetchPack = (format: PackFormat, parts: PackPart[], letters: LetterId[]) =>
  calls.willData.executorPack.file.query({ format, parts, letters });
