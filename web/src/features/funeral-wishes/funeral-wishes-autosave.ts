import type { FuneralWishesFields } from '@plainwill/contracts/will-data/funeral-wishes';
import { calls } from '../../api/trpc.ts';
import { recordAutosave } from '../autosave/record-autosave.ts';
import { answersOf } from './funeral-answers.ts';

// A failed save is told by the page's own line and the copy on the device, without a notice of its own.
export const openFuneralWishes = recordAutosave({
  part: 'funeralWishes',
  answersOf,
  sendable: (typed) => ({ changes: typed as Partial<FuneralWishesFields>, sent: typed, stillNeeded: null }),
  save: (input) => calls.willData.funeralWishes.save.mutate(input),
  changed: 'FuneralWishesChanged',
});
