import { type FuneralType, funeralTypes } from '@plainwill/contracts/will-data/vocabulary';
import type { FuneralAnswers } from './funeral-answers.ts';

export const funeralWords: Record<FuneralType, string> = { burial: 'Burial', cremation: 'Cremation' };

export const funeralLabels: Record<keyof FuneralAnswers, string> = {
  funeralType: 'Burial or cremation',
  location: 'Where',
  ashesDirections: 'What should be done with your ashes',
  readingsHymns: 'Readings and hymns',
  flowersCharities: 'Flowers, or gifts to charities',
  gatheringDirections: 'A gathering afterwards',
};

/** How an answer reads. */
export function printWish(field: keyof FuneralAnswers, text: string): string {
  const type = funeralTypes.find((type) => field === 'funeralType' && type === text);
  return type ? funeralWords[type] : text;
}
