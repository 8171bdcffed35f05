import { brand } from '@plainwill/contracts/shared/brand';
import type { OwnReview, ReviewStatus } from '@plainwill/contracts/will-data/review/review';
import { failureOf } from '../../../shared/api/failure.ts';
import { api, trpc } from '../../../shared/api/trpc.ts';

const { review, willDocument } = api.willData;

/** The status of the check. Nothing is asked where people check no wills. */
export const useReviewStatus = () =>
  trpc.willData.review.status.useQuery(undefined, { enabled: brand.review !== 'off' });

export const useThread = () => trpc.willData.review.thread.useQuery();

/** A refusal that says that something has moved on has it read again. */
const readAgain = (error: unknown) => {
  if (!failureOf(error).reason) return;
  void review.status.invalidate();
  void willDocument.preview.invalidate();
};

const moved = (status: ReviewStatus) => {
  review.status.setData(undefined, status);
  void review.thread.invalidate();
};

/** `onDone` comes before what it changes on the screen takes away whoever asked. */
export const useAskForReview = (onDone: () => void) =>
  trpc.willData.review.request.useMutation({
    // It carries what is kept nowhere on the device.
    gcTime: 0,
    onSuccess: (status) => {
      onDone();
      moved(status);
      void review.capacity.get.invalidate();
    },
    onError: readAgain,
  });

export const useWithdraw = (onDone: () => void) =>
  trpc.willData.review.withdraw.useMutation({
    onSuccess: (status) => {
      onDone();
      moved(status);
    },
    onError: readAgain,
  });

export const useAnswerQuestion = (onDone: () => void) =>
  trpc.willData.review.answer.useMutation({
    onSuccess: (thread) => {
      onDone();
      review.thread.setData(undefined, thread);
      void review.status.invalidate();
    },
    onError: (error) => {
      readAgain(error);
      if (failureOf(error).reason) void review.thread.invalidate();
    },
  });

/** Another check may be asked for: there is none, or it has ended and is not good for today’s words. */
export const mayAsk = (own: OwnReview | null): boolean =>
  own === null ||
  own.state === 'returned' ||
  own.state === 'withdrawn' ||
  (own.state === 'approved' && !own.isApprovedAsItStands);
