import { daysAfter } from '@plainwill/contracts/shared/calendar-date';
import type { WhatIfEvents } from '@plainwill/contracts/will-data/what-if/what-if';
import type { WillFacts } from '../../facts/will-facts.ts';
import { asOf } from '../../will/testing/facts.ts';
import type { Dice } from '../../will/testing/reading/dice.ts';
import { aFamily, type Family } from '../../will/testing/reading/random-family.ts';
import { eventProblems } from '../problems/event-problems.ts';

type Died = NonNullable<WhatIfEvents['died']>[number];
type Born = NonNullable<WhatIfEvents['born']>[number];

/** The testator’s, which the families of the readings leave out. */
const ownBirthday = '1958-03-03';

/** A family whose testator has a birthday, so that the order of two deaths can be unknown. */
export function aFamilyWithAge(dice: Dice): Family {
  const family = aFamily(dice);
  const { facts } = family;
  return {
    ...family,
    facts: { ...facts, personalDetails: { ...facts.personalDetails, dateOfBirth: ownBirthday } },
  };
}

/** The ids that events know somebody stored by: any record of theirs will do. */
export const personsIn = ({ people }: Family) =>
  people
    .filter(({ body, isDeceased }) => body === null && !isDeceased)
    .map(({ type, ids }) => (type === 'spouse' ? 'spouse' : (ids[0] ?? '')));

/** Days around the death on which rules change. */
const days = [-4000, -1, 0, 0, 1, 14, 27, 28, 29, 90, 180, 181, 900, 3000, 6000] as const;

/** What may happen to a family, with nothing in it that cannot be. */
export function someEvents(family: Family, dice: Dice): WhatIfEvents {
  const { facts } = family;
  const deathOn = daysAfter(asOf, dice.pick(1, 40, 800, 2600));
  const values = someValues(facts, dice);
  const homePence = dice.pick(0, 20_000_001, 25_000_000);
  const things = Object.values(values).reduce((sum, pence) => sum + pence, homePence);
  const estatePence = things + dice.pick(0, 77, 100_000, 33_333_333, 90_000_001);
  const events: WhatIfEvents = {
    deathOn,
    estatePence,
    homePence,
    chattelsPence: Math.min(estatePence, dice.pick(0, 77)),
    values,
    gone: facts.gifts.filter(({ giftType }) => giftType !== 'cash_gift' && dice.onceIn(6)).map(({ id }) => id ?? ''),
    ...someLives(family, deathOn, dice),
    willNotAct: dice.someOf(personsIn(family), dice.onceIn(3) ? 2 : 0),
    cannotTake: dice
      .someOf(personsIn(family), dice.onceIn(3) ? 2 : 0)
      .map((person) => ({ person, why: dice.pick('witness', 'disclaims', 'forfeits') })),
  };
  const more = someMarriage(facts, deathOn, dice);
  return eventProblems(facts, { ...events, ...more }, { asOf }).length === 0 ? { ...events, ...more } : events;
}

/** What things are worth, and what policies and pensions pay the estate. */
function someValues({ gifts }: WillFacts, dice: Dice): Record<string, number> {
  const worth = gifts.filter(({ giftType }) => giftType !== 'cash_gift' && dice.onceIn(2));
  return Object.fromEntries(worth.map(({ id }) => [id ?? '', dice.pick(0, 100, 250_001)]));
}

/** Who dies and when, and children of theirs in two generations. */
function someLives(family: Family, deathOn: string, dice: Dice): Pick<WhatIfEvents, 'died' | 'born'> {
  const stored = personsIn(family);
  const later = Array.from({ length: dice.onceIn(3) ? 1 + dice.upTo(1) : 0 }, (_, at) =>
    aChild(`later-${at}`, 'me', asOf, dice),
  );
  const deceased = family.people.flatMap(({ ids, isDeceased }) => (isDeceased ? (ids[0] ?? []) : []));
  const parents = [...stored.filter((id) => id !== 'spouse'), ...deceased, ...later.map(({ id }) => id)];
  const childrenOf = (of: string, after: string | undefined, most: number) =>
    Array.from({ length: dice.onceIn(2) ? dice.upTo(most) : 0 }, (_, at) => aChild(`${of}.${at}`, of, after, dice));
  const children = parents.flatMap((of) => childrenOf(of, later.find(({ id }) => id === of)?.on, 2));
  const grandchildren = children.flatMap(({ id, on }) => childrenOf(id, on, 1));
  const kept = [...later, ...children, ...grandchildren].filter(({ on }) => on <= deathOn);
  const died = dice
    .someOf([...stored, ...kept.map(({ id }) => id)], 6)
    .flatMap((person) => aDeath(person, deathOn, kept, dice));
  return { born: kept, died };
}

/** Born around the day of the will, for the facts hold no grandchildren; after the parent, if they hold no parent either. */
const aChild = (id: string, of: string, after: string | undefined, dice: Dice): Born => ({
  id,
  of,
  on: daysAfter(after ?? asOf, after === undefined ? dice.pick(1, 30, -300, -4000, -6570) : dice.pick(1, 30)),
});

function aDeath(person: string, deathOn: string, born: readonly Born[], dice: Dice): Died[] {
  const on = daysAfter(deathOn, dice.pick(...days));
  const birth = born.find(({ id }) => id === person)?.on;
  if (birth !== undefined && on < birth) return [];
  const order = dice.pick(undefined, 'before', 'after', 'unknown' as const);
  const birthday =
    person === 'spouse' || person.startsWith('contact') ? dice.pick('1950-01-01', '1970-01-01') : undefined;
  return [{ person, on, ...(order && { order }), ...(birthday && { born: birthday }) }];
}

function someMarriage({ personalDetails: { maritalStatus } }: WillFacts, deathOn: string, dice: Dice) {
  if (!dice.onceIn(5)) return {};
  const isMarried = maritalStatus === 'married';
  const married = { married: { to: dice.pick('other', 'spouse'), on: deathOn } };
  if (isMarried)
    return { divorcedOn: deathOn, ...(dice.onceIn(3) && { married: { to: 'other' as const, on: deathOn } }) };
  return married;
}
