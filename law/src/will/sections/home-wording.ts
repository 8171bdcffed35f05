import type { Will } from '../model/will.ts';

type Home = Will['home'];

/** A home that is still held jointly is given as far as there is a share of it to give. */
const anyShareOf = ({ address }: Pick<Home, 'address'>) =>
  `any share of my home${address && ` at ${address}`} that I own when I die`;

/** Says whether the home, or what there will be of it to give, is a share that somebody else has the rest of. */
export const isShareOfHome = ({ tenancy }: Pick<Home, 'tenancy'>) =>
  tenancy === 'tenants-in-common' || tenancy === 'joint-tenants';

interface Named {
  /** A clause calls it so where it can be given as it is. */
  words: string;
  coversLaterHome: boolean;
}

/**
 * The home as it is given, and the home that stands for it after a move: without these words a gift of one that is sold
 * fails (Wills Act 1837 s.24).
 */
export function homeGiven(home: Home, { words, coversLaterHome }: Named): string {
  const isPlanned = home.tenancy === 'joint-tenants' && home.isSeveranceMeant;
  const now = isPlanned ? anyShareOf(home) : words;
  if (!coversLaterHome) return now;
  const later = isShareOfHome(home) ? 'whatever home, or share of one, I own' : 'whatever home I own';
  return `${now}, or ${later} and live in (or last lived in) when I die`;
}

/** Says so of a debt that somebody else owes too. */
const ownPart = 'so far as I am liable for it as between me and my co-owner, ';

/** A general "pay my debts" would not free it (AEA 1925 s.35(2)). */
export const freeOfDebt = (isShare: boolean) =>
  `free of any mortgage or other debt charged on it, ${isShare ? ownPart : ''}which my Trustees pay from my Residuary Estate although section 35 of the Administration of Estates Act 1925 would leave it on the gift`;
