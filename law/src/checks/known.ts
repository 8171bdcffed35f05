import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { adultAge } from '@plainwill/contracts/will-data/people';
import type { BeneficiaryClass } from '@plainwill/contracts/will-data/vocabulary';
import type { WillFacts } from '../facts/will-facts.ts';
import { type StoredExecutor, storedExecutorsIn } from '../will/model/executors-of.ts';
import { type StoredGift, storedGiftsIn } from '../will/model/gifts-of.ts';
import type { Beneficiary } from '../will/model/level.ts';
import { type Minor, minorsIn } from '../will/model/minors-in.ts';
import { levelsOfProvisions } from '../will/model/provisions-of.ts';
import { type Will, willOf } from '../will/model/will.ts';
import { isCalledLikeOrganisation, isOnListOfCharities, mayBeOrganisation } from '../will/people/organisations.ts';
import { ageOf, type People, peopleIn } from '../will/people/people.ts';
import { isIndividual, type Person } from '../will/people/person.ts';
import { isDeceased } from '../will/people/relationships.ts';
import { hasShares } from '../will/sections/beneficiaries.ts';

/**
 * Tells two of one name apart in every message, as the will does: by what they are to the testator and by the address. The
 * names as they were are kept.
 */
function distinguishNamesakes({ namesakes }: People): ReadonlyMap<Person, string> {
  const names = new Map(namesakes.map((person) => [person, person.name]));
  for (const person of namesakes) {
    const { name, phrase, address } = person;
    const marks = [phrase?.replace(/^my /u, 'your '), address && `of ${address}`].filter(Boolean);
    if (marks.length > 0) person.name = `${name} (${marks.join(', ')})`;
  }
  return names;
}

/** The beneficiaries one by one, with the members of a class in its place, as far as they are known. */
export const oneByOne = (beneficiaries: readonly Beneficiary[]): Beneficiary[] =>
  beneficiaries.flatMap((beneficiary) => {
    const members = beneficiary.person.class?.members ?? [];
    return members.length > 0 ? members.map((person) => ({ ...beneficiary, person })) : [beneficiary];
  });

/** The classes that inherit, for members of theirs whom nobody can name yet. */
export const classesAmong = ({ beneficiaries }: Known): BeneficiaryClass[] => [
  ...new Set(beneficiaries.flatMap(({ person }) => person.class?.of ?? [])),
];

/** The testator’s own children as those who inherit in the last resort, where the will leaves it to relatives; else null. */
export function childrenInLastResort({ people, will: { fallback } }: Known): Person | null {
  if (fallback?.kind !== 'relatives' && fallback?.kind !== 'both_families') return null;
  return people.findBeneficiary({ id: null, type: 'class', classOf: 'children', exceptIds: [] });
}

/** Everyone who gets something, in the last resort or for being a guardian too: a witness, or the spouse of one, loses it. */
export function mustNotWitness(known: Known): ReadonlySet<Person> {
  const { plans, guardianSupport } = known.will;
  return new Set([
    ...known.benefitingPeople,
    ...(childrenInLastResort(known)?.class?.members ?? []),
    ...(guardianSupport && guardianSupport.cash > 0 ? plans.flatMap(({ steps }) => steps.flat()) : []),
  ]);
}

/** The age until which a taking is held for somebody: the one chosen, else 18; null where nothing is. */
export function inTrustUntil({ person, age }: Beneficiary): number | null {
  const until = age ?? adultAge;
  return person.age !== null && person.age < until ? until : null;
}

export const isInTrust = (beneficiary: Beneficiary) => inTrustUntil(beneficiary) !== null;

/** Those for whom something is held, by the age until which it is. */
export const byAge = (beneficiaries: readonly Beneficiary[]): { age: number; people: readonly Person[] }[] =>
  [
    ...Map.groupBy(oneByOne(beneficiaries).filter(isInTrust), (beneficiary) => inTrustUntil(beneficiary) ?? adultAge),
  ].map(([age, waiting]) => ({
    age,
    people: [...new Set(waiting.map(({ person }) => person))],
  }));

type Contact = WillFacts['contacts'][number];

/**
 * Says whether nobody has been asked if a contact is a person or a body, and the name leaves it open. A guardian, or anyone
 * with a birthday, is a person whatever the name.
 */
const isUnasked = (row: Contact, isGuardian: boolean) =>
  row.kind === null &&
  !row.isCharity &&
  (isCalledLikeOrganisation(row) ||
    isOnListOfCharities(row) ||
    (row.dateOfBirth === null && !isGuardian && mayBeOrganisation(row)));

/** Says whether somebody is no body for certain: of those who may be one nothing is said that only people do. */
export const isSurelyPerson = (person: Person, { unasked }: Known) => isIndividual(person) && !unasked.has(person);

/** Says whether somebody is under 18 for certain. */
export const isUnder18 = ({ age }: Person) => age !== null && age < adultAge;

/** Those who take the residue if they live; nobody where nobody is chosen. */
export const firstInLine = ({ will: { levels } }: Known): Person[] => (levels[0] ?? []).map(({ person }) => person);

/** Says whether what somebody takes is free of inheritance tax: a husband, wife, civil partner or UK charity. */
export const isExempt = (person: Person, { isMarried, will: { spouse } }: Known) =>
  person.charity?.isExempt === true || (isMarried && person === spouse);

/** The percentage of the rest of the estate that goes to UK charities if everyone first in line lives. */
export function charityPercent({ will: { levels } }: Known): number {
  const level = oneByOne(levels[0] ?? []);
  const charities = level.filter(({ person }) => person.charity?.isExempt);
  if (hasShares(levels[0] ?? [])) return charities.reduce((sum, { percentage }) => sum + (percentage ?? 0), 0);
  return level.length === 0 ? 0 : (100 * charities.length) / level.length;
}

/** The spouse or partner, where nobody else is first in line. */
export const soleResiduaryBeneficiary = (known: Known): Person[] => {
  const { spouse } = known.will;
  const first = firstInLine(known);
  return spouse && first.length === 1 && first[0] === spouse ? [spouse] : [];
};

/** The contacts who are recorded as a spouse or partner, each once. */
export const partnersAmongContacts = ({ facts, people }: Known): Person[] => [
  ...new Set(
    facts.contacts.flatMap(({ id, role }) => (role === 'spouse_partner' ? (people.find(id, 'contact') ?? []) : [])),
  ),
];

/** The total of a sum of money, in pounds, also where it goes to each. */
export const totalOf = ({ gift }: StoredGift) => gift.cash * (gift.isEach ? oneByOne(gift.levels[0] ?? []).length : 1);

/** The newest copy made to be signed, and whether an answer has changed since. */
export interface Copies {
  newest: { madeAt: CalendarDate; isChanged: boolean } | null;
}

/** A row of the living children; nobody where it has no name yet. */
export interface StoredChild {
  row: WillFacts['children'][number];
  person: Person | null;
}

/** A row of the residue, and whom it names, if anybody. */
interface StoredShare {
  row: WillFacts['residuaryRecipients'][number];
  person: Person | null;
}

/** What the checks look at: the facts, and what they come to on the day. */
export interface Known {
  facts: WillFacts;
  asOf: CalendarDate;
  /** Null where nothing is known of copies: a file has none. */
  copies: Copies | null;
  /** What of a text no font of the printed will holds, as people read it: each emoji or letter once. */
  unprintableIn: (text: string) => readonly string[];
  people: People;
  /** By those who are called like somebody else, the bare name that they share. */
  sharedNames: ReadonlyMap<Person, string>;
  will: Will;
  /** The testator's; null where it is not known. */
  age: number | null;
  isMarried: boolean;
  children: readonly StoredChild[];
  /** The children under 18, with their guardians. */
  minors: readonly Minor[];
  /** In stored order, as are the gifts and the residue; whatever they name. */
  executors: readonly StoredExecutor[];
  gifts: readonly StoredGift[];
  /** Those that are in the will or can be: not one that no will can make. */
  givenGifts: readonly StoredGift[];
  residue: readonly StoredShare[];
  /** Everyone chosen as executor, or as guardian of a child under 18. */
  appointed: ReadonlySet<Person>;
  guardians: ReadonlySet<Person>;
  /** Those of whom the testator is still to say whether they are a person or an organisation. */
  unasked: ReadonlySet<Person>;
  /** Every taking of a gift, a share or a provision, those of gifts that cannot be printed yet too. */
  beneficiaries: readonly Beneficiary[];
  /** Everyone who gets something, those of a class one by one. */
  benefitingPeople: ReadonlySet<Person>;
}

export function knownOf(
  facts: WillFacts,
  asOf: CalendarDate,
  copies: Copies | null,
  unprintableIn: Known['unprintableIn'],
): Known {
  const people = peopleIn(facts, asOf);
  const sharedNames = distinguishNamesakes(people);
  const will = willOf(facts, asOf, { people });
  const minors = minorsIn(facts, people);
  const gifts = storedGiftsIn(facts, people);
  const beneficiaries = [
    ...gifts.flatMap(({ gift }) => gift.levels),
    ...will.levels,
    ...levelsOfProvisions(will),
  ].flat();
  const { homeTrust, pets } = will;
  const children = new Map(people.children.map((person) => [person.id, person]));
  const guardians = new Set([
    ...minors.flatMap(({ places }) => places.map(({ person }) => person)),
    ...will.plans.flatMap(({ provisionId, steps }) => (provisionId ? steps.flat() : [])),
  ]);
  return {
    facts,
    asOf,
    copies,
    unprintableIn,
    people,
    sharedNames,
    will,
    age: ageOf(facts.personalDetails.dateOfBirth, asOf),
    isMarried: will.spouse !== null && facts.personalDetails.maritalStatus === 'married',
    children: facts.children
      .filter((row) => !isDeceased(row))
      .map((row) => ({ row, person: children.get(row.id) ?? null })),
    minors,
    executors: storedExecutorsIn(facts, people),
    gifts,
    givenGifts: gifts.filter(({ isLeftOut }) => !isLeftOut),
    residue: facts.residuaryRecipients.map((row) => ({
      row,
      person: people.findBeneficiary({ ...row, id: row.recipientId, type: row.recipientType }),
    })),
    appointed: new Set([...will.primaries, ...will.backups, ...guardians]),
    guardians,
    unasked: new Set(
      facts.contacts.flatMap((row) => {
        const person = people.find(row.id, 'contact');
        return person?.kind === 'contact' && isUnasked(row, guardians.has(person)) ? [person] : [];
      }),
    ),
    beneficiaries,
    benefitingPeople: new Set([
      ...oneByOne(beneficiaries).flatMap(({ person }) => (person.isDeceased ? [] : [person])),
      ...(homeTrust ? [homeTrust.occupier] : []),
      ...pets.flatMap(({ beneficiary, substitute }) => [beneficiary, ...(substitute ? [substitute] : [])]),
    ]),
  };
}
