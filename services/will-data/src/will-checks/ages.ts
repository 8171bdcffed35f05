import type { AnswerPlace } from '@plainwill/contracts/will-data/will/answer-place';
import { answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import type { Taker } from '../will/model/level.ts';
import { type Check, each, once } from './check.ts';
import { isBelowAge, type Known } from './known.ts';

// The estate is never valued here; a home in the residue and the sums of gifts are what is known of it.
const smallSum = 5000;

/** What is known to be worth more than a little, and would be held in trust for a child: the home, or a larger sum. */
function landAndSums({ will: { home, levels }, gifts }: Known): AnswerPlace[] {
  const hasHome = home.tenancy === 'sole-owner' || home.tenancy === 'tenants-in-common';
  const isHomeHeld = hasHome && levels.flat().some(isBelowAge);
  const sums = gifts.filter(
    ({ gift, row }) => Math.max(gift.cash, row.policy_amount ?? 0) > smallSum && gift.levels.flat().some(isBelowAge),
  );
  return [
    ...(isHomeHeld ? [answerAt('residue', 'childrenInheritanceAge')] : []),
    ...sums.map(({ row }) => answerAt('gifts', 'childrenAccessAge', row.id)),
  ];
}

const defaultAge = 18;

/** An age at which children take something, and where it is set. */
interface AgeSet {
  age: number;
  place: AnswerPlace;
  children: readonly Taker[];
}

const childrenAmong = (takers: readonly Taker[]) => takers.filter(({ person }) => person.kind === 'child');

const inheritanceAge = ({ facts }: Known) => facts.will_settings.children_inheritance_age ?? defaultAge;

/** The ages of gifts that a child may take, then that of the residue. */
function agesIn(known: Known): AgeSet[] {
  const ofGifts = known.gifts.map(({ row, gift }) => ({
    age: row.children_access_age ?? defaultAge,
    place: answerAt('gifts', 'childrenAccessAge', row.id),
    children: childrenAmong(gift.levels.flat()),
  }));
  const ofResidue = {
    age: inheritanceAge(known),
    place: answerAt('residue', 'childrenInheritanceAge'),
    children: childrenAmong(known.will.levels.flat()),
  };
  return [...ofGifts.filter(({ children }) => children.length > 0), ofResidue];
}

/** The ages of a range that keep a child waiting. */
const waitingIn = (known: Known, from: number, to: number) =>
  agesIn(known).filter(({ age, children }) => age >= from && age <= to && children.some(isBelowAge));

const eachAge = (ages: readonly AgeSet[]) =>
  [...Map.groupBy(ages, ({ age }) => age).values()].flatMap((same) => same.slice(0, 1));

/** Each gift to a child at another age than that child’s share of the residue, while either is still to come. */
function agesOfOneChild(known: Known) {
  const ofResidue = inheritanceAge(known);
  const inResidue = new Set(childrenAmong(known.will.levels.flat()).map(({ person }) => person));
  return known.gifts.flatMap(({ row, gift }) => {
    const { children_access_age: ofGift } = row;
    if (ofGift === null || ofGift === ofResidue) return [];
    const isWaiting = ({ person }: Taker) =>
      inResidue.has(person) && person.age !== null && person.age < Math.max(ofGift, ofResidue);
    return childrenAmong(gift.levels.flat())
      .filter(isWaiting)
      .map(({ person }) => ({ person, row, ages: [ofGift, ofResidue].sort((a, b) => a - b) }));
  });
}

export const ageChecks: readonly Check[] = [
  {
    id: 'AGE-01',
    subject: 'trusts',
    severity: 'warns',
    source: 'Law of Property Act 1925 s.1(6); Law Society guidance',
    find: (known) =>
      each(
        agesIn(known).filter(({ age }) => age < defaultAge),
        ({ place }) => ({
          message:
            'Under 18 a child can receive money but cannot own land, and many banks will not pay them. 18 is the usual minimum.',
          place,
        }),
      ),
  },
  {
    id: 'AGE-02',
    subject: 'trusts',
    severity: 'informs',
    source: 'Inheritance Tax Act 1984 ss.71D to 71F',
    find: (known) =>
      each(eachAge(waitingIn(known, 19, 25)), ({ age, place }) => ({
        message: `Keeping the money until ${age} can mean a small tax charge when it is paid out (at most 4.2%).`,
        place,
      })),
  },
  {
    id: 'AGE-03',
    subject: 'trusts',
    severity: 'warns',
    source: 'Inheritance Tax Act 1984 ss.8J and 58 to 69',
    find: (known) =>
      each(waitingIn(known, 26, 30), ({ place }) => ({
        message:
          'Ages over 25 can bring tax charges every ten years and when money is paid out, and can lose the family home allowance. 25 or less avoids most of this.',
        place,
      })),
  },
  {
    id: 'AGE-04',
    subject: 'trusts',
    severity: 'warns',
    source: 'The answers contradict one another',
    find: (known) =>
      each(agesOfOneChild(known), ({ person, row, ages }) => ({
        message: `${person.name} would receive different parts at ${ages.join(' and ')}. Is that intended?`,
        place: answerAt('gifts', 'childrenAccessAge', row.id),
      })),
  },
  {
    id: 'AGE-05',
    subject: 'trusts',
    severity: 'informs',
    source: 'How an age already reached is read',
    find: (known) => {
      const all = agesIn(known).filter(({ children }) => children.length > 0);
      const everyone = all.flatMap(({ children }) => children);
      const isPast = ({ age }: AgeSet) =>
        age > defaultAge && everyone.every(({ person }) => person.age !== null && person.age >= age);
      return each(eachAge(all.filter(isPast)), ({ age, place }) => ({
        message: `Your children are already over ${age}, so they inherit at once.`,
        place,
      }));
    },
  },
  {
    id: 'AGE-06',
    subject: 'trusts',
    severity: 'informs',
    source: 'Rules of the Trust Registration Service',
    find: (known) =>
      once(landAndSums(known), (place) => ({
        message: 'Your executors may have to register the trust with HMRC and file returns.',
        place,
      })),
  },
];
