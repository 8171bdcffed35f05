import type { FuneralWishes } from '@plainwill/contracts/will-data/funeral-wishes';
import { funeralWords } from './funeral-words.ts';

/** The section's answer in one line. */
export function funeralSummary(wishes: FuneralWishes | null): string {
  if (!wishes) return 'Not yet started';
  return [funeralWords[wishes.funeralType], wishes.location].filter(Boolean).join(' · ');
}
