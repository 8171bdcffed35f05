import type { FuneralWishes } from '@plainwill/contracts/will-data/funeral-wishes';

/** Funeral wishes as they stand on the screen; no choice yet is an empty `funeralType`. */
export type FuneralAnswers = Record<keyof FuneralWishes, string>;

const blank: FuneralAnswers = {
  funeralType: '',
  location: '',
  ashesDirections: '',
  readingsHymns: '',
  flowersCharities: '',
  gatheringDirections: '',
};

export const answersOf = (wishes: FuneralWishes | null): FuneralAnswers => wishes ?? blank;
