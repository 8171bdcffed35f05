import { type ReviewLane, reviewLanes } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { useLocation, useSearchParams } from 'wouter';
import { staffPaths } from '../../../shared/paths/staff-paths.ts';
import { oneOf } from '../../lists/address-values.ts';

export const queueStates = ['requested', 'held', 'asked', 'awaitingSecond', 'decided'] as const;
export type QueueState = (typeof queueStates)[number];

/** Which wills the queue shows. */
export interface ChosenReviews {
  number?: number | undefined;
  lane?: ReviewLane | undefined;
  state?: QueueState | undefined;
  isMine?: true | undefined;
  after?: number | undefined;
}

function numberIn(given: string | null): number | undefined {
  return given && /^\d{1,9}$/.test(given) && Number(given) > 0 ? Number(given) : undefined;
}

/** What the queue shows is in the address, so that it can be shared and gone back to. */
export function useChosenReviews() {
  const [params] = useSearchParams();
  const [, goTo] = useLocation();
  const chosen: ChosenReviews = {
    number: numberIn(params.get('number')),
    lane: oneOf(reviewLanes, params.get('lane')),
    state: oneOf(queueStates, params.get('state')),
    isMine: params.has('mine') ? true : undefined,
    after: numberIn(params.get('after')),
  };
  /** Another choice begins at the first page. */
  const choose = (changes: Partial<ChosenReviews>) => {
    const { number, lane, state, isMine, after } = { ...chosen, after: undefined, ...changes };
    const search = new URLSearchParams({
      ...(number && { number: String(number) }),
      ...(lane && { lane }),
      ...(state && { state }),
      ...(isMine && { mine: '' }),
      ...(after && { after: String(after) }),
    });
    goTo(search.size > 0 ? `${staffPaths.reviews}?${search}` : staffPaths.reviews);
  };
  return { chosen, choose };
}
