import type { Portal } from '@plainwill/contracts/will-data/portal';
import { withDots } from '../../ui/lists/with-dots.ts';
import { ownershipInShort } from './home-words.ts';

/** The section's answer in one line. */
export function homeDetailsSummary({ homeDetails }: Portal): string | null {
  if (!homeDetails) return null;
  const { line1, townOrCity, address, homeOwnership } = homeDetails;
  const where = line1 && townOrCity ? `${line1}, ${townOrCity}` : address;
  return withDots([where, homeOwnership && ownershipInShort[homeOwnership]]) || null;
}
