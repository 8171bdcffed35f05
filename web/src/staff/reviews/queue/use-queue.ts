import { keepPreviousData } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { failureOf } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { staffPaths } from '../../../shared/paths/staff-paths.ts';
import { notifyError } from '../../../ui/toasts/toasts.ts';
import { listAgain } from '../desk/use-desk.ts';
import type { ChosenReviews } from './chosen-reviews.ts';

const everyMs = 30_000;

export const useQueue = (chosen: ChosenReviews) =>
  trpc.willData.reviewDesk.queue.useQuery(chosen, { placeholderData: keepPreviousData, refetchInterval: everyMs });

export const useFigures = () => trpc.willData.reviewDesk.figures.useQuery(undefined, { refetchInterval: everyMs });

/** Takes one on, or the next in line, and opens it. What somebody else has taken is said, and the list read again. */
export function useClaim() {
  const [, goTo] = useLocation();
  return trpc.willData.reviewDesk.claim.useMutation({
    onSuccess: ({ number }) => goTo(staffPaths.review(number)),
    onError: (error) => notifyError(failureOf(error).message),
    onSettled: listAgain,
  });
}

export const useAdminActs = () => ({
  assign: trpc.willData.reviewDesk.assign.useMutation({ onSettled: listAgain }),
  releaseOf: trpc.willData.reviewDesk.releaseOf.useMutation({ onSettled: listAgain }),
  pause: trpc.willData.reviewDesk.pause.useMutation({ onSettled: listAgain }),
});
