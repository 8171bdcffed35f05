import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { HomeOwnership } from '@plainwill/contracts/will-data/vocabulary';
import { withDots } from '../../../ui/lists/item-row.tsx';

/** For the section's one line. */
export const ownershipInShort: Record<HomeOwnership, string> = {
  'own-outright': 'owned outright',
  'own-mortgage': 'owned with a mortgage',
  rent: 'rented',
  other: 'other',
};

/** The section's answer in one line. */
export function homeDetailsSummary({ homeDetails }: TestatorRecord): string | null {
  if (!homeDetails) return null;
  const { line1, townOrCity, address, homeOwnership } = homeDetails;
  const where = line1 && townOrCity ? `${line1}, ${townOrCity}` : address;
  return withDots([where, homeOwnership && ownershipInShort[homeOwnership]]) || null;
}
