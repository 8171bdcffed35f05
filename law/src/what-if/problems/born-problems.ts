import {
  coOwnerKey,
  newSpouseKey,
  spouseKey,
  spousesRelativesKey,
  testatorKey,
} from '@plainwill/contracts/will-data/what-if/what-if';
import type { Problem } from '../../facts/parse-known.ts';
import { isIndividual } from '../../will/people/person.ts';
import type { WhatIfCase } from '../events/what-if-case.ts';

const reserved: readonly string[] = [testatorKey, spouseKey, newSpouseKey, coOwnerKey, spousesRelativesKey];

/** What is wrong with the children whom only the events know. */
export function bornProblems({ events: { born = [] }, facts, people, who, deathOn }: WhatIfCase): Problem[] {
  const ownBirthday = facts.personalDetails.dateOfBirth;
  const told = new Set<string>();
  return born.flatMap(({ id, of, on, otherParent }, at): Problem[] => {
    const path = `born[${at}]`;
    const isTaken = reserved.includes(id) || who.personOf(id) !== null || people.find(id) !== null || told.has(id);
    told.add(id);
    if (isTaken) return [{ path: `${path}.id`, message: 'Must not be the id of someone else' }];
    const parent = of === testatorKey ? of : who.keyFor(of);
    const person = parent === null ? null : who.personOf(parent);
    if (parent === null || (person && !isIndividual(person)))
      return [{ path: `${path}.of`, message: 'Must be the id of someone in the will or the family, or “me”' }];
    const parentsBirthday = parent === testatorKey ? ownBirthday : who.birthdayOf(parent);
    if (parentsBirthday !== null && on <= parentsBirthday)
      return [{ path: `${path}.on`, message: 'Must be after the parent’s own birth' }];
    if (on > deathOn) return [{ path: `${path}.on`, message: 'Must not be after deathOn' }];
    return otherParent !== undefined && who.keyFor(otherParent) === null
      ? [{ path: `${path}.otherParent`, message: 'Must be the id of someone in the will or the family' }]
      : [];
  });
}
