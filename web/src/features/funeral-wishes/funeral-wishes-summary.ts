import type { Portal } from '@plainwill/contracts/will-data/portal';
import { withDots } from '../../ui/lists/with-dots.ts';
import { funeralWords } from './funeral-words.ts';

/** The section's answer in one line. */
export function funeralWishesSummary({ funeralWishes: wishes }: Portal): string {
  if (!wishes) return 'Not yet started';
  return withDots([funeralWords[wishes.funeralType], wishes.location]);
}
