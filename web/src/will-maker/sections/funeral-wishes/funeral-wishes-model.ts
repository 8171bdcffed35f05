import { labelsOf } from '@plainwill/contracts/kit/question';
import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import type { FuneralWishes, FuneralWishesFields } from '@plainwill/contracts/will-data/records/funeral-wishes';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { calls } from '../../../shared/api/trpc.ts';
import { recordAutosave } from '../../../shared/autosave/record-autosave.ts';
import { isStoring } from '../../../shared/drafts/storage-label.ts';
import { withDots } from '../../../ui/lists/item-row.tsx';
import { answersIn, displayText, textsOf } from '../record-form/record-form-state.ts';

/** Funeral wishes as they stand on the screen; no choice yet is an empty `funeralType`. */
export type FuneralWishesText = Record<keyof FuneralWishesFields, string>;

export const funeralWishesText = (wishes: FuneralWishes | null): FuneralWishesText =>
  textsOf(funeralWishesQuestions, wishes);

export const funeralLabels = labelsOf(funeralWishesQuestions);

/** A choice by its label; any other answer as it is. */
export const printFuneralWish = (field: keyof FuneralWishesText, text: string) =>
  displayText(funeralWishesQuestions, field, text);

/** The section's answer in one line. */
export function funeralWishesSummary({ funeralWishes: wishes }: TestatorRecord): string {
  if (!wishes) return 'Not yet started';
  return withDots([printFuneralWish('funeralType', wishes.funeralType), wishes.location]);
}

export const openFuneralWishes = recordAutosave({
  part: 'funeralWishes',
  answersOf: funeralWishesText,
  sendable: (typed) => ({
    changes: answersIn(funeralWishesQuestions, typed) as Partial<FuneralWishesFields>,
    sent: typed,
    stillNeeded: null,
  }),
  save: (input) => calls.willData.funeralWishes.save.mutate(input),
  changed: 'FuneralWishesChanged',
  // No message reports a failure: the copy on the device has to do until it can be sent.
  messageWhileWaiting: () =>
    isStoring()
      ? 'Kept on this device until it can be saved'
      : 'Not saved yet. Keep this page open, and we’ll try again',
});
