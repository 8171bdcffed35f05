import type { ReviewState } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { minutesUsed } from '../clock/minutes-used.ts';
import type { Review } from './desk-context.ts';

const stands: readonly ReviewState[] = ['asked', 'returned', 'approved', 'withdrawn'];
const decides: readonly ReviewState[] = ['returned', 'approved'];

/** Moves a review on, and its clock with it. */
export function moveTo(review: Review, state: ReviewState, now: Date) {
  review.clockUsedMinutes = minutesUsed(review, now);
  review.clockSince = stands.includes(state) ? null : now;
  if (review.state !== state) review.stateAt = now;
  review.state = state;
  if (decides.includes(state)) review.decidedAt = now;
}
