import { newSpouseKey, spouseKey, type WhatIfEvents } from '@plainwill/contracts/will-data/what-if/what-if';
import type { WillFacts } from '../../facts/will-facts.ts';
import type { Person } from '../../will/people/person.ts';
import { hasSpouse, keyOf } from './people-of-case.ts';

export interface Marriage {
  /** A marriage or civil partnership after the will has ended it. */
  isRevoked: boolean;
  /** The husband, wife or civil partner of the will is one no more. */
  isDivorced: boolean;
  /** The husband, wife or civil partner at the death, if living then; null for an unmarried partner. */
  spouse: string | null;
}

type Events = Pick<WhatIfEvents, 'divorcedOn' | 'married'>;

/** Whom a marriage after the will is to. */
export const marriedTo = (facts: WillFacts, expected: Person | null, to: 'spouse' | 'other') => {
  if (to === 'other') return newSpouseKey;
  return hasSpouse(facts) || !expected ? spouseKey : keyOf(expected);
};

/** @param expected whom the will says the testator expects to marry: only that marriage leaves it as it is */
export function marriageAfter(facts: WillFacts, expected: Person | null, { divorcedOn, married }: Events): Marriage {
  const start = facts.personalDetails.maritalStatus === 'married' ? spouseKey : null;
  if (!married) return { isRevoked: false, isDivorced: !!divorcedOn, spouse: divorcedOn ? null : start };
  const next = marriedTo(facts, expected, married.to);
  const isDivorcedFirst = divorcedOn !== undefined && divorcedOn <= married.on;
  const isDivorcedAfter = divorcedOn !== undefined && !isDivorcedFirst;
  return {
    // Wills Act 1837 ss.18 and 18B
    isRevoked: expected === null || keyOf(expected) !== next,
    isDivorced: isDivorcedAfter ? next === spouseKey : isDivorcedFirst && next !== spouseKey,
    spouse: isDivorcedAfter ? null : next,
  };
}
