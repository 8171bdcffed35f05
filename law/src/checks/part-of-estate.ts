import { listed } from '@plainwill/contracts/shared/phrases';
import type { Level } from '../will/model/level.ts';
import type { Person } from '../will/people/person.ts';
import { plural } from '../wording/phrases.ts';
import { type Known, oneByOne } from './known.ts';

/** The courts begin with this part of the estate where a husband, wife or civil partner claims, as on a divorce. */
const half = 0.5;

/** The part of a level that somebody takes, by percentages or by heads: 0 of one who is not in it. */
export function partOf(level: Level, person: Person): number {
  const own = level.find((beneficiary) => beneficiary.person === person);
  if (!own) return 0;
  return own.percentage === null ? 1 / oneByOne(level).length : own.percentage / 100;
}

export const takesHalf = (level: Level, person: Person) => partOf(level, person) >= half;

/**
 * How little somebody takes, in the words of a message, where others take most of what is left: `only 1% of the rest of
 * your estate`. Null of one who takes half of it or more, and where nobody is chosen for it.
 */
export function smallPart(known: Known, person: Person): string | null {
  const [first] = known.will.levels;
  if (!first || takesHalf(first, person)) return null;
  const own = first.find((beneficiary) => beneficiary.person === person);
  if (own && own.percentage !== null) return `only ${own.percentage}% of the rest of your estate`;
  if (own) return `only one share in ${oneByOne(first).length} of the rest of your estate`;
  const things = thingsFor(known, person);
  if (things.length > 0) return `only ${listed(things)}`;
  return known.benefitingPeople.has(person) ? 'nothing unless others die before you' : 'nothing';
}

function thingsFor({ givenGifts, will: { homeTrust, belongings, digitalAssets, pets } }: Known, person: Person) {
  const isFirst = (levels: readonly Level[] = []) => levels[0]?.some((beneficiary) => beneficiary.person === person);
  const gifts = givenGifts.filter(({ gift }) => isFirst(gift.levels));
  return [
    ...(gifts.length > 0 ? [plural(gifts.length, 'a gift', 'gifts')] : []),
    ...(isFirst(belongings?.levels) ? ['your belongings'] : []),
    ...(isFirst(digitalAssets?.levels) ? ['your private files'] : []),
    ...(pets.some(({ beneficiary }) => beneficiary === person) ? ['a pet'] : []),
    // At the end, so that nobody reads of a right to live in the belongings.
    ...(homeTrust?.occupier === person ? ['a right to live in your home'] : []),
  ];
}
