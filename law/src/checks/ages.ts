import { listed } from '@plainwill/contracts/shared/phrases';
import { adultAge } from '@plainwill/contracts/will-data/people';
import type { AnswerPlace } from '@plainwill/contracts/will-data/will/answer-place';
import { answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import type { StoredGift } from '../will/model/gifts-of.ts';
import type { Beneficiary } from '../will/model/level.ts';
import type { Person } from '../will/people/person.ts';
import { type Check, each, once, together, when } from './check.ts';
import { isInTrust, isSurelyPerson, type Known, oneByOne } from './known.ts';
import { namesOf } from './wording.ts';

// The estate is never valued here; a home in the residue and the sums of gifts are what is known of it.
const smallSum = 5000;

/** What is known to be worth more than a little, and would be held in trust: land, a policy, or a larger sum. */
function landAndSums({ will: { home, levels }, gifts }: Known): AnswerPlace[] {
  const hasHome = home.tenancy === 'sole-owner' || home.tenancy === 'tenants-in-common';
  const isHomeHeld = hasHome && oneByOne(levels.flat()).some(isInTrust);
  const isWorthMuch = ({ gift, row }: StoredGift) =>
    gift.kind === 'land' || gift.type === 'life_insurance' || Math.max(gift.cash, row.policyAmount ?? 0) > smallSum;
  const sums = gifts.filter((stored) => isWorthMuch(stored) && oneByOne(stored.gift.levels.flat()).some(isInTrust));
  return [
    ...(isHomeHeld ? [answerAt('residue', 'childrenInheritanceAge')] : []),
    ...sums.map(({ row }) => answerAt('gifts', 'childrenAccessAge', row.id)),
  ];
}

const defaultAge = 18;

/** An age at which something is taken, and where it is set. */
interface AgeSet {
  age: number;
  place: AnswerPlace;
  /** Everyone who takes what it is set for. */
  beneficiaries: readonly Beneficiary[];
  /** The testator's own children and stepchildren among them. */
  children: readonly Beneficiary[];
  isOfGift: boolean;
}

const childrenAmong = (beneficiaries: readonly Beneficiary[]) =>
  oneByOne(beneficiaries).filter(({ person }) => person.kind === 'child' && !person.isDeceased);

const inheritanceAge = ({ facts }: Known) => facts.willSettings.childrenInheritanceAge ?? defaultAge;

/** The ages of gifts, then that of the residue. */
function agesIn(known: Known): AgeSet[] {
  const ofGifts = known.gifts.map(({ row, gift }) => ({
    age: row.childrenAccessAge ?? defaultAge,
    place: answerAt('gifts', 'childrenAccessAge', row.id),
    beneficiaries: gift.levels.flat(),
    isOfGift: true,
  }));
  const ofResidue = {
    age: inheritanceAge(known),
    place: answerAt('residue', 'childrenInheritanceAge'),
    beneficiaries: known.will.levels.flat(),
    isOfGift: false,
  };
  return [...ofGifts, ofResidue].map((set) => ({ ...set, children: childrenAmong(set.beneficiaries) }));
}

/** Says whether an age is used, as that of a gift is not which no child can take. */
const isUsed = ({ isOfGift, children }: AgeSet) => !isOfGift || children.length > 0;

/** Those of some beneficiaries whom an age keeps waiting. */
const waitingFor = (beneficiaries: readonly Beneficiary[], age: number) => [
  ...new Set(
    oneByOne(beneficiaries)
      .filter((beneficiary) => beneficiary.age === age && isInTrust(beneficiary))
      .map(({ person }) => person),
  ),
];

/** The ages of a range that keep a child of the testator's waiting, each once, with those children. */
function waitingIn(known: Known, from: number, to: number) {
  const inRange = agesIn(known).filter(({ age }) => age >= from && age <= to);
  const waiting = inRange.map((set) => ({
    ...set,
    people: waitingFor(set.beneficiaries, set.age).filter(({ isChild }) => isChild),
  }));
  return [
    ...Map.groupBy(
      waiting.filter(({ people }) => people.length > 0),
      ({ age }) => age,
    ).values(),
  ].flatMap((same) =>
    same.slice(0, 1).map((set) => ({ ...set, people: [...new Set(same.flatMap(({ people }) => people))] })),
  );
}

/** Those who wait for an age above 18 and are no child of the testator's, by the age. */
function othersWaiting(known: Known) {
  const all = agesIn(known).flatMap(({ age, beneficiaries, place }) =>
    age > defaultAge
      ? waitingFor(beneficiaries, age)
          .filter((person) => !person.isChild)
          .map((person) => ({ person, age, place }))
      : [],
  );
  return [...Map.groupBy(all, ({ person, age }) => `${person.id} ${age}`).values()].flatMap((same) => same.slice(0, 1));
}

/** Contacts to whom a chosen age above 18 could apply, were it known how old they are. */
function ofUnknownAge(known: Known) {
  const all = agesIn(known).flatMap(({ age, beneficiaries }) =>
    age > defaultAge
      ? beneficiaries.filter(({ person }) => mayWait(person, known)).map(({ person }) => ({ person, age }))
      : [],
  );
  return [...Map.groupBy(all, ({ age }) => age)].map(([age, same]) => ({
    age,
    people: [...new Set(same.map(({ person }) => person))],
  }));
}

const mayWait = (person: Person, known: Known) =>
  person.kind === 'contact' && person.age === null && person.mayBeUnder18 && isSurelyPerson(person, known);

/** Says whether all the children who take are past the age of the residue. */
function isResiduePast(known: Known): boolean {
  const age = inheritanceAge(known);
  const children = childrenAmong(known.will.levels.flat());
  return (
    age > defaultAge && children.length > 0 && children.every(({ person }) => person.age !== null && person.age >= age)
  );
}

/** Each gift to a child at another age than that child’s share of the residue, while either is still to come. */
function agesOfOneChild(known: Known) {
  const ofResidue = inheritanceAge(known);
  const inResidue = new Set(childrenAmong(known.will.levels.flat()).map(({ person }) => person));
  return known.gifts.flatMap(({ row, gift }) => {
    const { childrenAccessAge: ofGift } = row;
    if (ofGift === null || ofGift === ofResidue) return [];
    const isWaiting = ({ person }: Beneficiary) =>
      inResidue.has(person) && person.age !== null && person.age < Math.max(ofGift, ofResidue);
    return childrenAmong(gift.levels.flat())
      .filter(isWaiting)
      .map(({ person }) => ({ person, row, ages: [ofGift, ofResidue].sort((a, b) => a - b) }));
  });
}

/** The rate on what is paid out, for each quarter of a year after 18: three tenths of a fortieth of 20 per cent. */
const chargeForQuarter = 0.15;

/** The highest charge in per cent on money paid out at an age: Inheritance Tax Act 1984 s.71F. */
const chargeAt = (age: number) => Math.round((age - adultAge) * 4 * chargeForQuarter * 10) / 10;

export const ageChecks: readonly Check[] = [
  {
    id: 'AGE-01',
    subject: 'trusts',
    severity: 'warns',
    source: 'Law of Property Act 1925 s.1(6); Law Society guidance',
    find: (known) =>
      each(
        agesIn(known).filter((set) => isUsed(set) && set.age < defaultAge),
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
      each(waitingIn(known, 19, 25), ({ age, place }) => ({
        message: `Keeping the money until ${age} can mean a tax charge when it is paid out: at most ${chargeAt(age)}% of what is above the tax-free band.`,
        place,
      })),
  },
  {
    id: 'AGE-03',
    subject: 'trusts',
    severity: 'warns',
    source: 'Inheritance Tax Act 1984 ss.8J, 58 to 69 and 71D',
    find: (known) =>
      each(waitingIn(known, 26, 30), ({ people, place }) => ({
        message: `Above 25 the trust for ${namesOf(people)} can be taxed every ten years and when money is paid out, on what is over the tax-free band; and a home held in it does not earn the family home allowance. With 25 or less neither happens, apart from a small charge after 18.`,
        place,
      })),
  },
  {
    id: 'AGE-04',
    subject: 'trusts',
    severity: 'warns',
    source: 'The answers contradict one another',
    find: (known) =>
      together(
        agesOfOneChild(known),
        (parts) => {
          const byAges = Map.groupBy(parts, ({ ages }) => ages.join(' and '));
          const each = [...byAges].map(
            ([ages, same]) => `${namesOf([...new Set(same.map(({ person }) => person))])} at ${ages}`,
          );
          return `You set different ages for parts of what one child gets: ${listed(each)}. Is that intended?`;
        },
        ({ row }) => answerAt('gifts', 'childrenAccessAge', row.id),
      ),
  },
  {
    id: 'AGE-05',
    subject: 'trusts',
    severity: 'informs',
    source: 'How an age already reached is read',
    // Of a gift the same is said by GFT-20.
    find: (known) =>
      when(
        isResiduePast(known),
        `Your children are already over ${inheritanceAge(known)}, so they inherit at once.`,
        answerAt('residue', 'childrenInheritanceAge'),
      ),
  },
  {
    id: 'AGE-06',
    subject: 'trusts',
    severity: 'informs',
    source: 'Money Laundering Regulations 2017 reg.45ZA and Sch 3A; HMRC manual TRSM23020',
    find: (known) =>
      once(landAndSums(known), (place) => ({
        message:
          'Your executors may have to register the trust with HMRC. Not in the first two years, and not for a trust for your own child that ends at 18 or by 25, unless it pays tax; trusts for others, and above 25, usually yes.',
        place,
      })),
  },
  {
    id: 'AGE-07',
    subject: 'trusts',
    severity: 'warns',
    source: 'Inheritance Tax Act 1984 ss.8J, 58 to 69 and 71A(3); HMRC manual IHTM46033',
    find: (known) =>
      together(
        othersWaiting(known),
        (all) => {
          const people = [...new Set(all.map(({ person }) => person))];
          const waits = listed(
            all.map(({ person, age }, at) => `${person.name} ${at === 0 ? 'has to wait ' : ''}until ${age}`),
          );
          const whose = people.length === 1 ? `belongs to ${namesOf(people)}` : 'belongs to each of them';
          return `If ${waits}, the money is taxed like a trust: every ten years and when it is paid out, by up to 6% of what is above the tax-free band; and for a grandchild the family home allowance is lost. Without that age there is no such tax: the money ${whose} at once, and is held until 18.`;
        },
        ({ place }) => place,
      ),
  },
  {
    id: 'AGE-08',
    subject: 'details',
    severity: 'informs',
    source: 'Trustee Act 1925 s.31',
    find: (known) =>
      ofUnknownAge(known).flatMap(({ age, people }) =>
        together(
          people,
          (some) =>
            `Add the ${some.length === 1 ? 'date' : 'dates'} of birth of ${namesOf(some)}, so that the age of ${age} can apply to them.`,
          ({ id }) => answerAt('contacts', 'dateOfBirth', id),
        ),
      ),
  },
  {
    id: 'AGE-09',
    subject: 'trusts',
    severity: 'informs',
    source: 'The answers contradict one another',
    find: (known) => {
      const age = inheritanceAge(known);
      const beneficiaries = known.will.levels.flat();
      const isUnused = age > defaultAge && beneficiaries.length > 0 && waitingFor(beneficiaries, age).length === 0;
      // The members of a class may yet be born.
      const hasClass = beneficiaries.some(
        (beneficiary) => beneficiary.person.class !== null && beneficiary.age !== null,
      );
      return when(
        isUnused && !hasClass && !isResiduePast(known),
        `The age of ${age} you chose for the rest of your estate is not used: no one who takes has to wait for it.`,
        answerAt('residue', 'childrenInheritanceAge'),
      );
    },
  },
];
