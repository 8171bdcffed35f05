import { shareStateOf, wholeShare } from '@plainwill/contracts/will-data/share-rules';

const asTyped = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/;

/** "33.33%" in hundredths of a per cent; null for nothing typed; undefined for what is no share. */
export function shareIn(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const found = asTyped.exec(text.trim());
  if (!found) return undefined;
  const share = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  return share >= 1 && share <= wholeShare ? share : undefined;
}

/** "33.33%", "50%". */
export const shareText = (basisPoints: number) => `${basisPoints / 100}%`;

/** How the shares of those at one level stand, in words. */
export function sharesInWords(shares: readonly (number | null)[]): string {
  const state = shareStateOf(shares.map((shareBasisPoints) => ({ shareBasisPoints })));
  if (state.kind === 'equal')
    return shares.length === 1 ? 'All of it' : `Shared equally between the ${shares.length} of them`;
  if (state.isWhole) return '100% given';
  if (state.total > wholeShare)
    return `${shareText(state.total)} given, ${shareText(state.total - wholeShare)} too much`;
  if (state.total < wholeShare) return `${shareText(state.total)} given, ${shareText(wholeShare - state.total)} left`;
  const without = shares.filter((share) => share === null).length;
  return `100% given, and ${without === 1 ? 'one person has' : `${without} people have`} none`;
}
