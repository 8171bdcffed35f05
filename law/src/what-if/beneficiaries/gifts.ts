import { isPassedOn } from '@plainwill/contracts/will-data/questions/gift-questions';
import type { Taking } from '@plainwill/contracts/will-data/what-if/what-if';
import Fraction from 'fraction.js';
import { type Gift, giftsByOrder, isItem, isSum } from '../../will/model/gifts-of.ts';
import type { Level } from '../../will/model/level.ts';
import type { Pet } from '../../will/model/provisions-of.ts';
import { isReplaced } from '../../will/model/will.ts';
import type { Person } from '../../will/people/person.ts';
import { keyOf } from '../events/people-of-case.ts';
import type { WhatIfCase } from '../events/what-if-case.ts';
import {
  atDeath,
  childrenKnownOf,
  firstTaken,
  type LevelTaken,
  ownChildrenOf,
  type Part,
  type Terms,
} from './beneficiaries.ts';
import { type Home, homeInTrust, homeTrustGift } from './home.ts';
import { rowsOf } from './rows.ts';

export const belongingsGift = 'belongings';
export const digitalGift = 'digital';
export const guardianSumGift = 'guardian-sum';
export const charityTenthGift = 'charity-tenth';
export const petGift = ({ id }: Pick<Pet, 'id'>) => `pet-${id}`;

/** Something that the will gives before the rest, and what becomes of it. */
export interface Given {
  gift: string;
  clause: string;
  what: 'gift' | 'home';
  /** What it comes to before anything is cut, in pence. */
  pence: number;
  /** A sum of money, which is cut where there is too little. */
  isSum: boolean;
  isTaxFree: boolean;
  isHome: boolean;
  /**
   * `taken` by somebody; `failed` where nobody takes; `asked` of the scheme of a pension, or left to it or to an insurer
   * where nobody can take; `not given` where it depends on something that has not happened.
   */
  state: 'taken' | 'failed' | 'asked' | 'not given';
  /** Not owned any more. */
  isGone: boolean;
  people: readonly string[];
  /** Nobody before them can take. */
  isNextInLine: boolean;
  /** To grandchildren alone, whom only the events can know, and none is told of. */
  isForUnknown: boolean;
  /** The rows for so many pence. */
  rows: (pence: number) => Taking[];
}

interface Known {
  home: Home;
  /** Those who have become guardians already. */
  guardians: readonly string[];
  /** What brings the lower rate of tax, in pence. */
  charityTenthPence: number;
}

/** Everything given, in the order printed. */
export function giftsOf(c: WhatIfCase, known: Known): Given[] {
  const { gifts, belongings, digitalAssets, pets, guardianSupport, homeTrust } = c.will;
  const { items, sums, others } = giftsByOrder(gifts);
  const stored = (some: readonly Gift[]) => some.map((gift) => storedGift(c, gift, known));
  const chattels = c.events.chattelsPence ?? 0;
  return [
    ...(homeTrust ? [homeGift(c, known)] : []),
    ...stored(items),
    ...(belongings ? [listed(c, belongings.levels, { gift: belongingsGift, pence: chattels })] : []),
    ...(digitalAssets?.levels.length ? [listed(c, digitalAssets.levels, { gift: digitalGift, pence: 0 })] : []),
    ...pets.map((pet) => petGiven(c, pet)),
    ...stored(sums),
    ...(hasGuardianSum(c) ? [guardianSum(c, inPence(guardianSupport?.cash ?? 0), known.guardians)] : []),
    ...charityTenth(c, known.charityTenthPence),
    ...stored(others),
  ];
}

const inPence = (pounds: number) => Math.round(pounds * 100);

const hasGuardianSum = ({ will: { plans, guardianSupport } }: WhatIfCase) =>
  plans.length > 0 && (guardianSupport?.cash ?? 0) > 0;

const plain = {
  what: 'gift',
  isSum: false,
  isTaxFree: true,
  isHome: false,
  isGone: false,
  isNextInLine: false,
  isForUnknown: false,
} as const;

function homeGift(c: WhatIfCase, { home }: Known): Given {
  const trust = c.will.homeTrust;
  const isOwned = home.survivorship === null;
  const rows = (pence: number) => (trust && isOwned ? homeInTrust(c, trust, pence) : []);
  const people = rows(0).map(({ person }) => person);
  const state = people.length > 0 ? 'taken' : 'failed';
  const shared = { gift: homeTrustGift, clause: 'gifts.home-trust', pence: home.pence, people, rows, state } as const;
  return { ...plain, ...shared, what: 'home', isHome: true, isGone: !isOwned };
}

interface GivenTo {
  gift: string;
  clause?: string;
  pence: number;
  isMoney?: boolean;
}

/** To the first of these parts that there are, or to nobody. */
function givenTo(c: WhatIfCase, taken: Pick<LevelTaken, 'parts'> | null, given: GivenTo): Given {
  const { gift, clause = `gifts.${gift}`, pence, isMoney = false } = given;
  const parts = taken?.parts ?? [];
  return {
    ...plain,
    ...{ gift, clause, pence, isSum: isMoney, state: parts.length > 0 ? 'taken' : 'failed' },
    people: parts.map(({ person }) => person),
    rows: (pool) =>
      rowsOf(c, parts, { what: 'gift', gift, pence: pool, day: c.deathOn, isMoney, clauseOf: () => clause }),
  };
}

const byChild: Terms = { isReplaced: ({ isChild }) => isChild };

const listed = (c: WhatIfCase, levels: readonly Level[], given: GivenTo) =>
  givenTo(c, firstTaken(c, levels, byChild, atDeath(c)), given);

function storedGift(c: WhatIfCase, gift: Gift, { home }: Known): Given {
  const { id, levels, isEach, taxBorneBy, isHome } = gift;
  const isGone = (c.events.gone ?? []).includes(id) || (isHome && home.survivorship !== null);
  const terms: Terms = { isReplaced: (person) => isReplaced(person, gift), isEach };
  const isGiven = !isGone && isConditionMet(c, gift);
  const taken = isGiven ? firstTaken(c, levels, terms, atDeath(c)) : null;
  const value = c.events.values?.[id];
  const worth = isSum(gift)
    ? inPence(gift.cash) * (isEach ? (taken?.heads ?? 0) : 1)
    : (value ?? (isHome ? home.pence : 0));
  const given = givenTo(c, taken, {
    gift: id,
    clause: `gifts.gift-${id}`,
    pence: worth,
    isMoney: !isItem(gift) && isPassedOn(gift.type),
  });
  const isUnknown = isForUnknown(c, levels);
  // Nobody has said that it pays the estate: a pension never does by itself, nor a policy that nobody named can take.
  const isOutside = isGiven && !value && (taken ? gift.type === 'pension_plan' : isPolicy(gift) && !isUnknown);
  return {
    ...given,
    ...{
      isNextInLine: (taken?.at ?? 0) > 0,
      isForUnknown: isUnknown,
      isSum: isSum(gift),
      isTaxFree: taxBorneBy === 'residue',
      isHome,
      isGone,
    },
    // Each is released from a debt of their own, and nobody has said how much of the whole it is.
    ...(!isPassedOn(gift.type) && {
      rows: (pool: number) => given.rows(pool).map((row) => ({ ...row, fraction: null })),
    }),
    ...(isOutside && { state: 'asked', pence: 0 }),
    ...(!isGone && !isGiven && { state: 'not given' }),
  };
}

const isPolicy = ({ type }: Gift) => type === 'pension_plan' || type === 'life_insurance';

const isForUnknown = (c: WhatIfCase, levels: readonly Level[]) =>
  levels.flat().every(({ person }) => person.class?.of === 'grandchildren' && person.class.members.length === 0) &&
  ownChildrenOf(c).every((key) => childrenKnownOf(c, key).length === 0);

/** Given only where the spouse does not survive: a former one counts as dead, and one who may not take does survive. */
const isConditionMet = (c: WhatIfCase, { onlyIfSpouseFails }: Gift) =>
  !onlyIfSpouseFails || c.will.spouse === null || !atDeath(c).isLiving(keyOf(c.will.spouse));

function petGiven(c: WhatIfCase, pet: Pet): Given {
  const isThere = (person: Person | null) =>
    person !== null && (isBody(person) || atDeath(c).isLiving(keyOf(person))) && !c.isBarred(keyOf(person));
  const beneficiary = [pet.beneficiary, pet.substitute].find(isThere);
  const parts = beneficiary ? [wholly(keyOf(beneficiary))] : [];
  const given = givenTo(c, { parts }, { gift: petGift(pet), pence: inPence(pet.cash), isMoney: true });
  return given;
}

const isBody = ({ charity, organisation }: Person) => charity !== null || organisation !== null;

const wholly = (person: string): Part => ({ person, fraction: new Fraction(1), age: null, insteadOf: null });

function guardianSum(c: WhatIfCase, pence: number, guardians: readonly string[]): Given {
  const acting = guardians.filter((key) => !c.isBarred(key) && atDeath(c).isLiving(key));
  const parts = acting.map((person) => ({ ...wholly(person), fraction: new Fraction(1, acting.length) }));
  const given = givenTo(c, { parts }, { gift: guardianSumGift, pence, isMoney: true });
  return parts.length > 0 ? given : { ...given, state: 'not given' };
}

function charityTenth(c: WhatIfCase, pence: number): Given[] {
  const { charityTenth } = c.will;
  if (!charityTenth) return [];
  const taken = firstTaken(c, [charityTenth.charities], byChild, atDeath(c));
  const given = givenTo(c, taken, { gift: charityTenthGift, pence, isMoney: true });
  return [pence === 0 && taken ? { ...given, state: 'not given' } : given];
}
