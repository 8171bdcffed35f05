import { type CalendarDate, daysAfter, earliestBirth } from '@plainwill/contracts/shared/calendar-date';
import { testatorKey } from '@plainwill/contracts/will-data/what-if/people-keys';
import type { Scenario, WhatIfEvents } from '@plainwill/contracts/will-data/what-if/what-if';
import { type WhenDied, whenDied } from '@plainwill/contracts/will-data/what-if/what-if-sentences';

/** Every story starts from the day and the estate. */
export type Figures = Pick<
  WhatIfEvents,
  'deathOn' | 'estatePence' | 'homePence' | 'homeIsJoint' | 'chattelsPence' | 'values'
>;
type Birth = NonNullable<WhatIfEvents['born']>[number];

export interface Death {
  person: string;
  when: WhenDied;
  /** A birthday, which tells who of two who die together is the elder; until it is asked that is not the testator. */
  born?: CalendarDate;
  /** Said to have left no children, where that was asked. */
  isChildless?: boolean;
}

/** A story imagines these events, whatever the day and the estate. */
export interface Story {
  /** The scenario that it began with. */
  scenario: string;
  died: readonly Death[];
  born: readonly Birth[];
  /** The scenario's events, which nothing on the screen changes. */
  others: Pick<WhatIfEvents, 'gone' | 'willNotAct' | 'cannotTake' | 'divorcedOn' | 'married' | 'family'>;
  /** How many times as large the estate is as the one given. */
  estateTimes: number;
  /** The first day on which it can happen; null for any. */
  notBefore: CalendarDate | null;
}

export const asThingsStand: Story = {
  scenario: 'as-things-stand',
  died: [],
  born: [],
  others: {},
  estateTimes: 1,
  notBefore: null,
};

/** Tells scenarios apart: two can differ only in whom they happen to. */
export const scenarioId = ({ key, person }: Pick<Scenario, 'key' | 'person'>) => [key, person].join(' ').trim();

/** The scenario as a story, given the figures that it was made for. */
export function storyOf(scenario: Scenario, figures: Figures): Story {
  const {
    deathOn,
    estatePence,
    homePence,
    homeIsJoint,
    chattelsPence,
    values,
    died = [],
    born = [],
    ...others
  } = scenario.events;
  return {
    scenario: scenarioId(scenario),
    died: died.map((death) => ({
      person: death.person,
      when: scenario.key === 'both-together' ? 'together' : whenDied(death, deathOn),
      ...(death.born && { born: death.born }),
      isChildless: scenario.key === 'child-died-without-children',
    })),
    born,
    others,
    estateTimes: estatePence / figures.estatePence || 1,
    notBefore: deathOn > figures.deathOn ? deathOn : null,
  };
}

/** The birthday of somebody who is older or younger than one born on that day. */
export const bornBeside = (day: CalendarDate, isOlder: boolean) => daysAfter(day, isOlder ? -1 : 1);

const earlier = (day: CalendarDate, limit: CalendarDate) => (day < limit ? day : limit);

function deathIn({ person, when, born }: Death, deathOn: CalendarDate) {
  if (when === 'before') return { person, on: daysAfter(deathOn, -1) };
  if (when === 'after') return { person, on: deathOn, order: 'after' as const };
  return { person, on: deathOn, order: 'unknown' as const, born: born ?? earliestBirth };
}

/** The figures of the story: the estate is never less than what is known to be in it. */
function figuresOf({ estateTimes }: Story, figures: Figures): Figures {
  if (estateTimes === 1) return figures;
  const inIt = Object.values(figures.values ?? {}).reduce((sum, pence) => sum + pence, figures.homePence ?? 0);
  return { ...figures, estatePence: Math.max(Math.floor(figures.estatePence * estateTimes), inIt) };
}

/** The day on which the story ends: the one given, unless it needs time. */
export const dayOf = ({ notBefore }: Story, { deathOn }: Figures): CalendarDate =>
  notBefore !== null && notBefore > deathOn ? notBefore : deathOn;

/** The story as events on a day, of an estate. */
export function eventsOf(story: Story, figures: Figures): WhatIfEvents {
  const deathOn = dayOf(story, figures);
  const { divorcedOn, married, ...others } = story.others;
  return {
    ...figuresOf(story, figures),
    deathOn,
    ...others,
    ...(divorcedOn && { divorcedOn: earlier(divorcedOn, deathOn) }),
    ...(married && { married: { ...married, on: earlier(married.on, deathOn) } }),
    ...(story.died.length > 0 && { died: story.died.map((death) => deathIn(death, deathOn)) }),
    ...(story.born.length > 0 && {
      born: story.born.map((birth) => ({ ...birth, on: earlier(birth.on, deathOn) })),
    }),
  };
}

export const withDeath = (story: Story, death: Death): Story => ({
  ...story,
  died: story.died.some(({ person }) => person === death.person)
    ? story.died.map((each) => (each.person === death.person ? death : each))
    : [...story.died, death],
});

/** Somebody lives after all, and leaves nobody. */
export const withoutDeath = (story: Story, person: string): Story => ({
  ...story,
  died: story.died.filter((death) => death.person !== person),
  born: story.born.filter(({ of }) => of !== person),
});

/** So old that none of them matters to when they inherit, and young enough for their parent. */
const ageOfGrandchildren = 5;

/** How many children somebody who died has left. */
export function withChildrenOf(
  story: Story,
  parent: { id: string; name: string },
  count: number,
  deathOn: CalendarDate,
): Story {
  const known = story.born.filter(({ of }) => of === parent.id);
  const others = story.born.filter(({ of }) => of !== parent.id);
  const died = story.died.map((death) => (death.person === parent.id ? { ...death, isChildless: count === 0 } : death));
  const on = `${Number(deathOn.slice(0, 4)) - ageOfGrandchildren}${deathOn.slice(4)}`.replace('-02-29', '-02-28');
  const children = Array.from({ length: count }, (_, at) => {
    const nth = count === 1 ? 'child' : `${['first', 'second', 'third'][at] ?? `${at + 1}th`} child`;
    return {
      id: `${parent.id}-child-${at + 1}`,
      of: parent.id,
      on,
      ...known[at],
      name: `${parent.name}’s ${nth}`,
    };
  });
  return { ...story, died, born: [...others, ...children] };
}

export const hasLaterChild = ({ born }: Story) => born.some(({ of }) => of === testatorKey);

/** Another child of the testator is born on that day, or not. */
export function withLaterChild(
  story: Story,
  isBorn: boolean,
  { on, otherParent }: { on: CalendarDate; otherParent: string | null },
): Story {
  const others = story.born.filter(({ of }) => of !== testatorKey);
  const child = { id: 'later-child', name: 'Your new child', of: testatorKey, on, ...(otherParent && { otherParent }) };
  return { ...story, born: isBorn ? [...others, child] : others };
}
