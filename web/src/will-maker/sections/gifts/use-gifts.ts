import type { Gift, GiftFields } from '@plainwill/contracts/will-data/records/gifts';
import { useMutation } from '@tanstack/react-query';
import { calls, trpc } from '../../../shared/api/trpc.ts';
import {
  refetchTestatorRecord,
  storedRecord,
  updateTestatorRecord,
} from '../../../shared/testator-record/use-testator-record.ts';
import { notifyError } from '../../../ui/toasts/toasts.ts';
import { giftFieldsOf, withGift, withGiftAt, withOrder } from './gift-model.ts';

const showGifts = (gifts: readonly Gift[]) =>
  updateTestatorRecord((testatorRecord) => ({ ...testatorRecord, gifts: [...gifts] }));

const failedToSave = () => notifyError('Failed to save gift');

export const useSaveGift = () =>
  trpc.willData.gifts.save.useMutation({
    onSuccess: (gift) => updateTestatorRecord((testatorRecord) => withGift(testatorRecord, gift)),
    onError: failedToSave,
  });

export const useRemoveGift = () =>
  trpc.willData.gifts.remove.useMutation({
    onSuccess: (_nothing, { id }) =>
      updateTestatorRecord((testatorRecord) => ({
        ...testatorRecord,
        gifts: testatorRecord.gifts.filter((gift) => gift.id !== id),
      })),
    onError: () => notifyError('Failed to delete gift'),
  });

/** A gift that was removed, and where it stood. */
export interface RemovedGift {
  gift: Gift;
  at: number;
}

/** Puts a removed gift back where it was. */
export const useRestoreGift = () =>
  useMutation({
    mutationFn: async ({ gift, at }: RemovedGift) => {
      const saved = await calls.willData.gifts.save.mutate({
        id: gift.id,
        basedOn: 0,
        gift: giftFieldsOf(gift) as GiftFields,
      });
      updateTestatorRecord((testatorRecord) => withGift(testatorRecord, saved));
      const ids = withGiftAt(storedRecord()?.gifts ?? [], gift.id, at);
      return calls.willData.gifts.reorder.mutate({ ids });
    },
    onSuccess: showGifts,
    onError: failedToSave,
  });

/** Shows the new order at once, and puts the old one back if it is refused. Orders are sent one after another. */
export const useReorderGifts = () =>
  trpc.willData.gifts.reorder.useMutation({
    scope: { id: 'order of gifts' },
    onMutate: ({ ids }) => {
      const before = storedRecord()?.gifts ?? [];
      showGifts(withOrder(before, ids));
      return { before };
    },
    onSuccess: (gifts, { ids }) => {
      // Another order may have been given meanwhile, and is on the screen.
      const shown = storedRecord()?.gifts.map(({ id }) => id);
      if (shown?.join() === ids.join()) showGifts(gifts);
    },
    onError: async (_error, _ids, kept) => {
      if (kept) showGifts(kept.before);
      failedToSave();
      await refetchTestatorRecord().catch(() => undefined);
    },
  });

/** Says that there are to be no gifts, which clears any there are, or takes that back. */
export const useSaveNoGifts = () =>
  trpc.willData.settings.save.useMutation({
    onSuccess: (settings) =>
      updateTestatorRecord((testatorRecord) => ({
        ...testatorRecord,
        settings,
        gifts: settings.hasNoSpecificGifts ? [] : testatorRecord.gifts,
      })),
    onError: failedToSave,
  });
