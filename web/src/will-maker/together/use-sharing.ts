import { failureOf } from '../../shared/api/failure.ts';
import { api, trpc } from '../../shared/api/trpc.ts';
import { refetchTestatorRecord } from '../../shared/testator-record/use-testator-record.ts';

const { couples } = api.willData;

/** Read anew whenever a page shows it: the partner may have shared something a moment ago. */
export const useShares = () => trpc.willData.couples.get.useQuery(undefined, { staleTime: 0 });

/** Between one's own answers and those of the partner, with what can be taken over. */
export const useDifferences = () =>
  trpc.willData.couples.differences.useQuery(undefined, { retry: false, staleTime: 0 });

/** Reads again what the two share, and whether they still plan together: after an end nothing stays on the screen. */
const refuse = (error: unknown) => {
  const { reason } = failureOf(error);
  if (reason === 'NotShared' || reason === 'NotPlanning') void api.identity.partner.get.invalidate();
  if (reason === 'NotShared' || reason === 'NotPlanning' || reason === 'AnswersChanged') void couples.invalidate();
};

export const usePublish = () =>
  trpc.willData.couples.publish.useMutation({
    onSuccess: (shares) => couples.get.setData(undefined, shares),
    onError: refuse,
  });

export const usePublishWithGifts = () =>
  trpc.willData.couples.publishWithGifts.useMutation({
    onSuccess: (shares) => couples.get.setData(undefined, shares),
    onError: refuse,
  });

export const usePublishWords = () =>
  trpc.willData.couples.publishWords.useMutation({
    onSuccess: (shares) => couples.get.setData(undefined, shares),
    onError: refuse,
  });

/** The settings of the will follow what is said here. */
export const useConsent = () =>
  trpc.willData.couples.consent.useMutation({
    onSuccess: async (shares) => {
      couples.get.setData(undefined, shares);
      await refetchTestatorRecord().catch(() => undefined);
    },
    onError: refuse,
  });

export const useWithdraw = () =>
  trpc.willData.couples.withdraw.useMutation({
    onSuccess: (shares) => couples.get.setData(undefined, shares),
    onError: refuse,
  });

const readEverything = async () => {
  await refetchTestatorRecord().catch(() => undefined);
  await Promise.all([couples.differences.invalidate(), couples.get.invalidate()]);
};

export const useCopy = () => trpc.willData.couples.copy.useMutation({ onSuccess: readEverything, onError: refuse });

export const useUndoCopy = () => trpc.willData.couples.undoCopy.useMutation({ onSuccess: readEverything });
