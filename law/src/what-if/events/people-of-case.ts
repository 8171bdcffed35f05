import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import {
  childrenLeftKey,
  coOwnerKey,
  newSpouseKey,
  spouseKey,
  spousesRelativesKey,
  testatorKey,
  type WhatIfEvents,
} from '@plainwill/contracts/will-data/what-if/what-if';
import { nameOfBorn } from '@plainwill/contracts/will-data/what-if/what-if-sentences';
import type { WillFacts } from '../../facts/will-facts.ts';
import type { People } from '../../will/people/people.ts';
import { isOrganisation, type Person } from '../../will/people/person.ts';
import { eachRelative } from './wider-family.ts';

/** The id by which an answer speaks of somebody: the spouse or partner is always `spouse`. */
export const keyOf = ({ kind, id }: Person) => (kind === 'spouse' ? spouseKey : id);

type Born = NonNullable<WhatIfEvents['born']>[number];

/** Everybody whom facts and events know, by the ids of answers. */
export interface PeopleOfCase {
  /** The id of answers that an id of events means; null where nobody is called so. */
  keyFor: (id: string) => string | null;
  personOf: (key: string) => Person | null;
  birthdayOf: (key: string) => CalendarDate | null;
  /** Children whom only the events know, in their order. */
  bornOf: (key: string) => readonly Born[];
  /** The key of the children whom somebody left who has died, where the events say nothing of them; null otherwise. */
  childrenLeftBy: (key: string) => string | null;
  isBorn: (key: string) => boolean;
  /** As a sentence has it. */
  nameOf: (key: string) => string;
}

export function peopleOfCase(facts: WillFacts, people: People, events: WhatIfEvents): PeopleOfCase {
  const { born = [], died = [], family } = events;
  const persons = personsIn(facts, people);
  const parentsGone = new Map(deceasedParents(facts, people).map((key) => [childrenLeftKey(key), key]));
  const bornById = new Map(born.map((one) => [one.id, one]));
  const relatives = new Map([...eachRelative(family)].map((relative) => [relative.id, relative]));
  const isCoOwnerUnknown = people.find(facts.homeDetails.coOwnerId) === null;

  function keyFor(id: string): string | null {
    if (bornById.has(id) || relatives.has(id)) return id;
    if (id === spouseKey || id === facts.spouseDetails.id) return hasSpouse(facts) ? spouseKey : null;
    if (id === newSpouseKey) return events.married?.to === 'other' ? id : null;
    if (id === coOwnerKey) return isCoOwnerUnknown ? id : null;
    const person = people.find(id) ?? people.deceased.find((child) => child.id === id);
    return person ? keyOf(person) : null;
  }

  const birthdays = birthdaysIn(facts, people);
  for (const { id, on } of born) birthdays.set(id, on);
  for (const { id, born: on } of relatives.values()) if (on) birthdays.set(id, on);
  for (const { person, born: on } of died) {
    const key = keyFor(person);
    if (key && on && !birthdays.has(key)) birthdays.set(key, on);
  }
  const bornByParent = Map.groupBy(born, ({ of }) => (of === testatorKey ? of : (keyFor(of) ?? of)));

  function nameOf(key: string): string {
    const person = persons.get(key);
    if (person) return shortName(person, persons);
    const one = bornById.get(key);
    if (one) return nameOfBorn(one, born, (id) => nameOf(keyFor(id) ?? id));
    const parent = parentsGone.get(key);
    if (parent) return `${nameOf(parent)}’s children`;
    if (key === newSpouseKey) return 'the person you marry';
    if (key === coOwnerKey) return 'the other owner of your home';
    if (key === spouseKey) return facts.spouseDetails.fullName || 'your husband, wife or partner';
    if (key === spousesRelativesKey) return `${nameOf(spouseKey)}’s own family`;
    return relatives.get(key)?.name || 'a relative';
  }

  return {
    keyFor,
    personOf: (key) => persons.get(key) ?? null,
    birthdayOf: (key) => birthdays.get(key) ?? null,
    bornOf: (key) => bornByParent.get(key) ?? [],
    childrenLeftBy: (key) => {
      const left = childrenLeftKey(key);
      return parentsGone.has(left) && !bornByParent.has(key) ? left : null;
    },
    isBorn: (key) => bornById.has(key),
    nameOf,
  };
}

/** Says whether there is a husband, wife, civil partner or partner, named in the will or not. */
export const hasSpouse = ({ personalDetails: { maritalStatus } }: WillFacts) =>
  maritalStatus === 'married' || maritalStatus === 'partner';

/** Everybody stored, once, in the order of the record. */
export const storedPeople = (facts: WillFacts, people: People): Person[] => [
  ...new Set([
    ...(people.spouse ? [people.spouse] : []),
    ...people.children,
    ...people.deceased,
    ...people.wards,
    ...facts.contacts.flatMap(({ id }) => people.find(id, 'contact') ?? []),
  ]),
];

/** The children who have died and left children, by the answers. */
const deceasedParents = ({ children }: WillFacts, { deceased }: People): string[] =>
  deceased.filter(({ id }) => children.find((row) => row.id === id)?.leftChildren).map(keyOf);

const personsIn = (facts: WillFacts, people: People) =>
  new Map(storedPeople(facts, people).map((person) => [keyOf(person), person]));

function birthdaysIn(facts: WillFacts, people: People) {
  const birthdays = new Map<string, CalendarDate>();
  for (const { id, dateOfBirth } of facts.children) if (dateOfBirth) birthdays.set(id, dateOfBirth);
  for (const { id, dateOfBirth } of facts.contacts) {
    const person = people.find(id, 'contact');
    if (person && dateOfBirth && !birthdays.has(keyOf(person))) birthdays.set(keyOf(person), dateOfBirth);
  }
  return birthdays;
}

/** The first name of family where nobody else is called so, and the whole name of others. */
function shortName(person: Person, persons: ReadonlyMap<string, Person>): string {
  if (isOrganisation(person) || person.kind === 'contact') return person.name;
  const [first = person.name] = person.name.split(' ');
  const isTaken = [...persons.values()].some((other) => other !== person && other.name.split(' ')[0] === first);
  return isTaken ? person.name : first;
}
