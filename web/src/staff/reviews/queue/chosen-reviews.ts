import { reviewLanes } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { staffPaths } from '../../../shared/paths/staff-paths.ts';
import { type Chosen, flag, oneOf, ordinal } from '../../lists/address-fields.ts';
import { useAddressState } from '../../lists/use-address-state.ts';

export const queueStates = ['requested', 'held', 'asked', 'awaitingSecond', 'decided'] as const;
export type QueueState = (typeof queueStates)[number];

const fields = {
  number: ordinal('number'),
  lane: oneOf('lane', reviewLanes),
  state: oneOf('state', queueStates),
  isMine: flag('mine'),
  after: ordinal('after'),
};

/** Which wills the queue shows. */
export type ChosenReviews = Chosen<typeof fields>;

export function useChosenReviews() {
  const { chosen, show } = useAddressState(staffPaths.reviews, fields);
  return {
    chosen,
    /** Another choice begins at the first page. */
    choose: (changes: Partial<ChosenReviews>) => show({ after: undefined, ...changes }),
  };
}
