import type { WillDocument } from '@plainwill/contracts/will-data/will-document';

/** Where something is written by hand. */
export const blank = '______';

/** The will as it is signed: the date is filled in by hand, in words, on the day (Children Act 1989, s.5(5)). */
export const forSigning = (document: WillDocument): WillDocument => ({
  ...document,
  dated: `Dated this ${blank} day of ${blank} two thousand and ${blank}`,
});
