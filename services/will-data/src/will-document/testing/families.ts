import {
  executorRelationships,
  executorRoles,
  funeralTypes,
  maritalStatuses,
} from '@plainwill/contracts/will-data/vocabulary';
import type { Person, WillFacts } from '../will-facts.ts';

/** Numbers that look random and are the same in every run (mulberry32). */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const firstNames = [
  'Ada',
  'Jean-Luc',
  'Siân',
  'O’Neil',
  'Łukasz',
  'محمد',
  '小明',
  'Mary  Ann',
  'José',
  'D\u2019Arcy',
  'Ελένη',
];
const lastNames = [
  'Hart',
  'von der Leyen',
  'Ó Briain',
  'McDonald',
  'Strauß',
  'Иванова',
  '王',
  'Smith-Jones',
  'de la Cruz',
];
const wishes = [
  '',
  '',
  'St Mary’s, Ludlow.',
  'By the sea,\nwith friends',
  'Abide with me; Psalm 23,',
  'Anything!',
  ' . ',
];

/** One of many possible families: the same number gives the same one. */
export function familyNumber(seed: number): WillFacts {
  const random = seeded(seed);
  const below = (count: number) => Math.floor(random() * count);
  const oneOf = <T>(values: readonly T[]) => values[below(values.length)] as T;
  const people: Person[] = Array.from({ length: 1 + below(14) }, (_, at) => ({
    id: `person-${at}`,
    firstName: oneOf(firstNames),
    // The letter keeps two people apart, so that a name in the text belongs to one person.
    lastName: `${oneOf(lastNames)} ${String.fromCharCode(65 + at)}q`,
    relationship: oneOf([...executorRelationships, null]),
  }));
  const some = (atLeast: number) => people.filter((_, at) => at < atLeast || random() < 0.5);
  return {
    testator: {
      firstName: oneOf(firstNames),
      middleNames: oneOf([null, '', 'May', 'Rose  Anne']),
      lastName: oneOf(lastNames),
      knownAs: oneOf([null, '', 'Nell', 'Nell Hart']),
      occupation: oneOf([null, 'retired teacher', 'Baker, ']),
      maritalStatus: oneOf([...maritalStatuses, null]),
    },
    funeralWishes: {
      funeralType: oneOf(funeralTypes),
      location: oneOf(wishes),
      ashesDirections: oneOf(wishes),
      readingsHymns: oneOf(wishes),
      flowersCharities: oneOf(wishes),
      gatheringDirections: oneOf(wishes),
    },
    executors: some(1).map((person) => ({ person, role: oneOf(executorRoles), position: below(20) })),
    residue: some(1).map((person) => ({ person, priority: 1 + below(4) })),
  };
}
