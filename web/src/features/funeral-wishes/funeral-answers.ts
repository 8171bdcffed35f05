import type { FuneralWishes, FuneralWishesFields } from '@plainwill/contracts/will-data/funeral-wishes';

/** Funeral wishes as they stand on the screen; no choice yet is an empty `funeralType`. */
export type FuneralAnswers = Record<keyof FuneralWishesFields, string>;

const blank: FuneralAnswers = {
  funeralType: '',
  location: '',
  ashesDirections: '',
  readingsHymns: '',
  flowersCharities: '',
  gatheringDirections: '',
};

export function answersOf(wishes: FuneralWishes | null): FuneralAnswers {
  if (!wishes) return blank;
  const { version: _version, savedAt: _savedAt, ...answers } = wishes;
  return answers;
}
