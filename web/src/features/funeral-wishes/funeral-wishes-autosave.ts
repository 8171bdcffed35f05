import type { FuneralWishesFields } from '@plainwill/contracts/will-data/records/funeral-wishes';
import { calls } from '../../api/trpc.ts';
import { recordAutosave } from '../autosave/record-autosave.ts';
import { funeralWishesText } from './funeral-wishes-model.ts';

export const openFuneralWishes = recordAutosave({
  part: 'funeralWishes',
  answersOf: funeralWishesText,
  sendable: (typed) => ({ changes: typed as Partial<FuneralWishesFields>, sent: typed, stillNeeded: null }),
  save: (input) => calls.willData.funeralWishes.save.mutate(input),
  changed: 'FuneralWishesChanged',
  // A failure is told by no message at all: the copy on the device has to do until it can be sent.
  messageWhileWaiting: 'Kept on this device until it can be saved',
});
