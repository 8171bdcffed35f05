/** A share of everything, in hundredths of a per cent. */
export const wholeShare = 10_000;

interface Sharer {
  priority: number;
  /** Null for an equal share with the others at this priority. */
  shareBasisPoints: number | null;
}

/** How the shares at one priority stand: everyone's equal, or so much given. */
export type ShareState = { kind: 'equal' } | { kind: 'given'; total: number; isWhole: boolean };

/** Percentages count only once each of those at a priority has one, and they make up the whole. */
export function shareStateOf(level: readonly Pick<Sharer, 'shareBasisPoints'>[]): ShareState {
  const given = level.map(({ shareBasisPoints }) => shareBasisPoints).filter((share) => share !== null);
  if (given.length === 0) return { kind: 'equal' };
  const total = given.reduce((sum, share) => sum + share, 0);
  return { kind: 'given', total, isWhole: given.length === level.length && total === wholeShare };
}

/**
 * Says whether at each priority either nobody has a share of their own or everybody has, and they make up the whole.
 */
export const areSharesWhole = (recipients: readonly Sharer[]) =>
  [...Map.groupBy(recipients, ({ priority }) => priority).values()].map(shareStateOf).every(isSettled);

const isSettled = (state: ShareState) => state.kind === 'equal' || state.isWhole;
