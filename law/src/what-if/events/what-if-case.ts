import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { coOwnerKey, spouseKey, type WhatIfEvents } from '@plainwill/contracts/will-data/what-if/what-if';
import type { WillFacts } from '../../facts/will-facts.ts';
import { isHomeJoint } from '../../will/model/gifts-of.ts';
import { type Will, willOf } from '../../will/model/will.ts';
import { type People, peopleIn } from '../../will/people/people.ts';
import { type Lives, livesIn } from './lives.ts';
import { type Marriage, marriageAfter } from './marriage.ts';
import { hasSpouse, keyOf, type PeopleOfCase, peopleOfCase } from './people-of-case.ts';

/** One will, and what happens: all that the rules read. */
export interface WhatIfCase {
  facts: WillFacts;
  people: People;
  will: Will;
  events: WhatIfEvents;
  deathOn: CalendarDate;
  who: PeopleOfCase;
  lives: Lives;
  marriage: Marriage;
  /** The home goes to its other owner, as stored or as tried out. */
  isHomeJoint: boolean;
  /** Takes nothing under this will: a witness, one who turns it down, one who killed the testator. */
  isBarred: (key: string) => boolean;
  isKiller: (key: string) => boolean;
}

/** The will of a day, and everybody it can name: the same whatever happens. */
export interface Signed {
  people: People;
  will: Will;
}

export function signedWill(facts: WillFacts, asOf: CalendarDate): Signed {
  const people = peopleIn(facts, asOf);
  return { people, will: willOf(facts, asOf, { people }) };
}

/** When a will is tried, and the will itself where it is known already. */
export interface Trial {
  /** The day of the will. */
  asOf: CalendarDate;
  signed?: Signed;
}

export function caseOf(facts: WillFacts, events: WhatIfEvents, { asOf, signed }: Trial): WhatIfCase {
  const { people, will } = signed ?? signedWill(facts, asOf);
  const who = peopleOfCase(facts, people, events);
  const barred = new Map((events.cannotTake ?? []).map(({ person, why }) => [who.keyFor(person) ?? person, why]));
  return {
    facts,
    people,
    will,
    events,
    deathOn: events.deathOn,
    who,
    lives: livesIn(events, who, {
      ownBirthday: facts.personalDetails.dateOfBirth,
      deceased: people.deceased.map((child) => ({
        key: keyOf(child),
        diedOn: facts.children.find(({ id }) => id === child.id)?.diedOn ?? null,
      })),
    }),
    marriage: marriageAfter(facts, will.expected, events),
    isHomeJoint: events.homeIsJoint ?? isHomeJoint(facts),
    isBarred: (key) => barred.has(key),
    isKiller: (key) => barred.get(key) === 'forfeits',
  };
}

/** Who owns the home with the testator, as joint tenants or in shares. */
export function coOwnerIn(facts: WillFacts, people: People): string {
  const { coOwnerId: id } = facts.homeDetails;
  const person = people.find(id);
  if (person) return keyOf(person);
  // Where nobody is told of, a joint home that is only tried out is the spouse’s.
  const isSpouse = id === null ? !isHomeJoint(facts) : id === facts.spouseDetails.id;
  return hasSpouse(facts) && isSpouse ? spouseKey : coOwnerKey;
}

/** Wills Act 1837 ss.18A and 18C: a former spouse counts as dead for all that the will gives. */
export const isFormerSpouse = ({ marriage }: WhatIfCase, key: string) => marriage.isDivorced && key === spouseKey;
