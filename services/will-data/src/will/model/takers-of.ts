import type { Gift } from './gifts-of.ts';
import type { Level, Taker } from './level.ts';

const usualAge = 18;

export interface Takers {
  /** Everyone who may take a gift or a share, as often as they may. */
  takers: readonly Taker[];
  /** The different ages that children have to reach before they take. */
  specifiedAges: readonly number[];
  /** Whether a child takes, and the children's age or that of a gift is above the age that statute provides for. */
  hasTrusteeProvisions: boolean;
}

export function takersOf(gifts: readonly Gift[], levels: readonly Level[], inheritanceAge: number): Takers {
  const takers = [...gifts.flatMap((gift) => gift.levels), ...levels].flat();
  const children = takers.filter(({ person }) => person.kind === 'child');
  const specifiedAges = [...new Set(children.map(({ age }) => age ?? usualAge))];
  const isAbove = specifiedAges.some((age) => age > usualAge) || (children.length > 0 && inheritanceAge > usualAge);
  return { takers, specifiedAges, hasTrusteeProvisions: isAbove };
}
