import { type CalendarDate, daysAfter } from '@plainwill/contracts/shared/calendar-date';
import { adultAge } from '@plainwill/contracts/will-data/people';
import {
  type EstateFigures,
  type Scenario,
  type ScenarioKey,
  spouseKey,
  testatorKey,
  type WhatIfEvents,
} from '@plainwill/contracts/will-data/what-if/what-if';
import type { z } from 'zod';
import type { WillFacts } from '../../facts/will-facts.ts';
import { isIndividual } from '../../will/people/person.ts';
import { ownChildrenOf } from '../beneficiaries/beneficiaries.ts';
import { outcomeOf } from '../beneficiaries/outcome.ts';
import { childrenOf } from '../events/children.ts';
import { ageOnDay, yearsAfter } from '../events/days.ts';
import { keyOf } from '../events/people-of-case.ts';
import { caseOf, signedWill, type Trial, type WhatIfCase } from '../events/what-if-case.ts';
import { executorsOf } from '../offices/acting-executors.ts';
import { eventProblems } from '../problems/event-problems.ts';

export type Figures = z.infer<typeof EstateFigures>;

/** Something to try: who it happens to, how it is called, and what happens. */
interface Idea {
  key: ScenarioKey;
  person?: string;
  name: string;
  events: Partial<WhatIfEvents>;
}

/** What is worth trying with this will, the most telling first, with what goes wrong in it. */
export function scenariosOf(facts: WillFacts, figures: Figures, { asOf }: { asOf: CalendarDate }): Scenario[] {
  const trial = { asOf, signed: signedWill(facts, asOf) };
  const c = caseOf(facts, figures, trial);
  return ideasFor(c).flatMap(({ key, person = '', name, events: happening }) => {
    const events = { ...figures, ...happening };
    if (eventProblems(facts, events, trial).length > 0) return [];
    const troubles = troublesOf(facts, events, trial);
    // Only where the will has come to its end is it worth showing.
    if (key === 'nobody-left' && !troubles.includes('intestacy')) return [];
    return [{ key, person, name, events, troubles }];
  });
}

const ideasFor = (c: WhatIfCase): Idea[] => [
  { key: 'as-things-stand', name: 'As things stand', events: {} },
  ...spouseIdeas(c).filter(({ key }) => key === 'both-together'),
  ...executorIdeas(c),
  ...childIdeas(c),
  ...anotherChild(c),
  ...nobodyLeft(c),
  ...spouseIdeas(c).filter(({ key }) => key !== 'both-together'),
  ...sizes(c),
];

function spouseIdeas(c: WhatIfCase): Idea[] {
  const { will, deathOn, facts } = c;
  const isMarried = facts.personalDetails.maritalStatus === 'married';
  const marriage: Idea = {
    key: 'marriage',
    name: will.spouse ? 'You marry someone else' : 'You marry',
    events: { married: { to: 'other', on: deathOn } },
  };
  if (!will.spouse) return isMarried ? [] : [marriage];
  const name = c.who.nameOf(spouseKey);
  return [
    // Who is older is asked where the home is joint; until then the other has died first.
    {
      key: 'both-together',
      person: spouseKey,
      name: `You and ${name} die together`,
      events: { died: [{ person: spouseKey, on: deathOn }] },
    },
    {
      key: 'spouse-first',
      person: spouseKey,
      name: `${name} dies before you`,
      events: { died: [{ person: spouseKey, on: daysAfter(deathOn, -1) }] },
    },
    isMarried
      ? { key: 'divorce', person: spouseKey, name: `You and ${name} divorce`, events: { divorcedOn: deathOn } }
      : marriage,
  ];
}

function executorIdeas({ will, who, deathOn }: WhatIfCase): Idea[] {
  const [first] = will.primaries;
  if (!first) return [];
  const person = keyOf(first);
  return [
    {
      key: 'executor-died',
      person,
      name: `Your executor ${who.nameOf(person)} has died`,
      events: { died: [{ person, on: daysAfter(deathOn, -1) }] },
    },
  ];
}

/** In how many years a child who is young today may have children. */
const grownUp = 30;

function childIdeas(c: WhatIfCase): Idea[] {
  const children = benefitingChildren(c);
  const isGrown = (key: string) => (ageOnDay(c.who.birthdayOf(key), c.deathOn) ?? adultAge) >= adultAge;
  const grown = children.filter(isGrown);
  const parents = grown.length > 0 ? grown : children.slice(0, 1);
  return [
    ...parents.map((key): Idea => {
      const name = c.who.nameOf(key);
      const deathOn = isGrown(key) ? c.deathOn : yearsAfter(c.who.birthdayOf(key) ?? c.deathOn, grownUp);
      const child = {
        id: `child-of-${key}`.slice(0, 100),
        name: `${name}’s child`,
        of: key,
        on: yearsAfter(deathOn, -1),
      };
      return {
        key: 'child-died-leaving-children',
        person: key,
        name: `${name} ${isGrown(key) ? '' : 'grows up, and '}dies before you, leaving a child`,
        events: { deathOn, born: [child], died: [{ person: key, on: daysAfter(deathOn, -1) }] },
      };
    }),
    ...children.map(
      (key): Idea => ({
        key: 'child-died-without-children',
        person: key,
        name: `${c.who.nameOf(key)} dies before you, without children`,
        events: { died: [{ person: key, on: daysAfter(c.deathOn, -1) }] },
      }),
    ),
  ];
}

/** The eldest first. */
function benefitingChildren(c: WhatIfCase): string[] {
  const people = c.will.beneficiaries.map(({ person }) => person);
  const named = people
    .filter(({ isChild, isDeceased }) => isChild && !isDeceased)
    .flatMap((person) => person.class?.members ?? [person]);
  const keys = [...new Set(named.map(keyOf))];
  const bornOn = (key: string) => c.who.birthdayOf(key) ?? '';
  return keys.toSorted((a, b) => (bornOn(a) < bornOn(b) ? -1 : bornOn(a) > bornOn(b) ? 1 : 0));
}

function anotherChild(c: WhatIfCase): Idea[] {
  const isYoung = ({ id }: { id: string }) => (ageOnDay(c.who.birthdayOf(id), c.deathOn) ?? adultAge) < adultAge;
  if (!c.will.spouse && !childrenOf(c).some(isYoung)) return [];
  const with_ = c.will.spouse ? { otherParent: spouseKey } : {};
  const name = ownChildrenOf(c).length > 0 ? 'You have another child' : 'You have a child';
  const child = { id: 'later-child', name: 'your new child', of: testatorKey, on: c.deathOn, ...with_ };
  return [{ key: 'another-child', name, events: { born: [child] } }];
}

function nobodyLeft({ will, deathOn }: WhatIfCase): Idea[] {
  const people = will.beneficiaries
    .flatMap(({ person }) => person.class?.members ?? [person])
    .filter((person) => isIndividual(person) && !person.isDeceased);
  const keys = [...new Set(people.map(keyOf))];
  if (keys.length === 0) return [];
  const died = keys.map((person) => ({ person, on: daysAfter(deathOn, -1) }));
  return [{ key: 'nobody-left', name: 'No one you named is left', events: { died } }];
}

function sizes({ events: { estatePence, homePence = 0, values = {} } }: WhatIfCase): Idea[] {
  if (estatePence === 0) return [];
  const things = Object.values(values).reduce((sum, pence) => sum + pence, homePence);
  return [
    {
      key: 'half-the-estate',
      name: 'You leave half as much',
      events: { estatePence: Math.max(Math.floor(estatePence / 2), things) },
    },
    { key: 'twice-the-estate', name: 'You leave twice as much', events: { estatePence: 2 * estatePence } },
  ];
}

/** What goes wrong, of events without `eventProblems`. */
function troublesOf(facts: WillFacts, events: WhatIfEvents, trial: Trial): Scenario['troubles'] {
  const c = caseOf(facts, events, trial);
  const { gifts, rest, guardians } = outcomeOf(c, 0);
  const isAlone = guardians.some(({ caredForBy, guardians }) => caredForBy === null && guardians.length === 0);
  return [
    ...(rest.by === 'law' ? ['intestacy' as const] : []),
    ...(executorsOf(c).acting.length === 0 ? ['no-executor' as const] : []),
    ...(isAlone ? ['no-guardian' as const] : []),
    ...(gifts.some(({ state, isForUnknown }) => state === 'failed' && !isForUnknown) ? ['failed-gift' as const] : []),
  ];
}
