import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { ReviewFile } from '@plainwill/contracts/will-data/review/review-desk';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { needsProof } from '../../../account/reauthentication/reauthentication.ts';
import { failureOf } from '../../../shared/api/failure.ts';
import { api, trpc } from '../../../shared/api/trpc.ts';
import { staffPaths } from '../../../shared/paths/staff-paths.ts';
import { notifySuccess } from '../../../ui/toasts/toasts.ts';
import { everyTenSeconds } from '../../queues/use-queues.ts';

const { reviewDesk } = api.willData;
export function useColleagues() {
  const { data } = trpc.willData.reviewDesk.colleagues.useQuery();
  const names = new Map((data ?? []).map(({ id, name }) => [id, name]));
  return {
    colleagues: data ?? [],
    nameOf: (id: AccountId | null) => (id === null ? '' : (names.get(id) ?? 'A reviewer')),
  };
}

/** Reads the queue and its figures again. */
export const listAgain = () => {
  void reviewDesk.queue.invalidate();
  void reviewDesk.figures.invalidate();
};

/**
 * Read when it is opened, and again once others have changed what it says: the customer, support, a colleague. Acts
 * bring what they changed themselves.
 */
export function useReviewFile(number: number) {
  const file = trpc.willData.reviewDesk.get.useQuery(
    { number },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  const watch = trpc.willData.reviewDesk.watch.useQuery(
    { number },
    { ...everyTenSeconds, enabled: file.data !== undefined, gcTime: 0 },
  );
  const isNews =
    file.data !== undefined &&
    watch.data !== undefined &&
    watch.dataUpdatedAt > file.dataUpdatedAt &&
    watch.data.stamp !== file.data.stamp;
  useEffect(() => {
    if (isNews) void reviewDesk.get.invalidate({ number });
  }, [isNews, number]);
  return file;
}

/** A reviewer can do this with the will on the screen. */
export function useReviewActs(number: number) {
  const [, goTo] = useLocation();
  const readAgain = () => void reviewDesk.get.invalidate({ number });
  const onError = (error: unknown) => {
    if (failureOf(error).reason && !needsProof(error)) readAgain();
  };
  const patch = (changes: Partial<ReviewFile>) =>
    reviewDesk.get.setData({ number }, (known) => known && { ...known, ...changes });
  const leave = (message: string) => () => {
    notifySuccess(message);
    listAgain();
    goTo(staffPaths.reviews);
  };
  return {
    tick: trpc.willData.reviewDesk.tick.useMutation({
      // One after another, as they were made: each answer has all ticks.
      scope: { id: `review-ticks-${number}` },
      onSuccess: ({ isChanged, ...changes }) => {
        const isNews = isChanged && reviewDesk.get.getData({ number })?.changed.length === 0;
        patch(changes);
        if (isNews) readAgain();
      },
      onError,
    }),
    comment: trpc.willData.reviewDesk.comment.useMutation({ onSuccess: readAgain, onError }),
    strike: trpc.willData.reviewDesk.strike.useMutation({ onSuccess: (comments) => patch({ comments }), onError }),
    note: trpc.willData.reviewDesk.note.useMutation({
      onSuccess: (notes) => {
        patch({ notes });
        notifySuccess('The conversation is recorded.');
      },
      onError,
    }),
    takeNewest: trpc.willData.reviewDesk.takeNewest.useMutation({
      onSuccess: (file) => reviewDesk.get.setData({ number }, file),
      onError,
    }),
    keepDraft: trpc.willData.reviewDesk.keepDraft.useMutation(),
    setLane: trpc.willData.reviewDesk.setLane.useMutation({ onSuccess: readAgain, onError }),
    approve: trpc.willData.reviewDesk.approve.useMutation({ onSuccess: leave('The will is approved.'), onError }),
    returnToCustomer: trpc.willData.reviewDesk.returnToCustomer.useMutation({
      onSuccess: leave('The will is returned to the customer.'),
      onError,
    }),
    disagree: trpc.willData.reviewDesk.disagree.useMutation({
      onSuccess: leave('The will goes back to the first reviewer.'),
      onError,
    }),
    release: trpc.willData.reviewDesk.release.useMutation({
      onSuccess: leave('The review is back in the queue.'),
      onError,
    }),
    handOver: trpc.willData.reviewDesk.handOver.useMutation({
      onSuccess: leave('The review is handed over.'),
      onError,
    }),
  };
}

export type ReviewActs = ReturnType<typeof useReviewActs>;
