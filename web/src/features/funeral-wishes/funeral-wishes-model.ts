import type { FuneralWishes, FuneralWishesFields } from '@plainwill/contracts/will-data/funeral-wishes';
import type { Portal } from '@plainwill/contracts/will-data/portal';
import { type FuneralType, funeralTypes } from '@plainwill/contracts/will-data/vocabulary';
import { withDots } from '../../ui/lists/item-row.tsx';

/** Funeral wishes as they stand on the screen; no choice yet is an empty `funeralType`. */
export type FuneralWishesText = Record<keyof FuneralWishesFields, string>;

const blank: FuneralWishesText = {
  funeralType: '',
  location: '',
  ashesDirections: '',
  readingsHymns: '',
  flowersCharities: '',
  gatheringDirections: '',
};

export function funeralWishesText(wishes: FuneralWishes | null): FuneralWishesText {
  if (!wishes) return blank;
  const { version: _version, savedAt: _savedAt, ...answers } = wishes;
  return answers;
}

export const funeralTypeLabels: Record<FuneralType, string> = { burial: 'Burial', cremation: 'Cremation' };

export const funeralLabels: Record<keyof FuneralWishesText, string> = {
  funeralType: 'Burial or cremation',
  location: 'Where',
  ashesDirections: 'What should be done with your ashes',
  readingsHymns: 'Readings and hymns',
  flowersCharities: 'Flowers, or gifts to charities',
  gatheringDirections: 'A gathering afterwards',
};

/** How an answer reads. */
export function printFuneralWish(field: keyof FuneralWishesText, text: string): string {
  const type = funeralTypes.find((type) => field === 'funeralType' && type === text);
  return type ? funeralTypeLabels[type] : text;
}

/** The section's answer in one line. */
export function funeralWishesSummary({ funeralWishes: wishes }: Portal): string {
  if (!wishes) return 'Not yet started';
  return withDots([funeralTypeLabels[wishes.funeralType], wishes.location]);
}
