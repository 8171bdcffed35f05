import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { testatorKey, type WhatIfEvents } from '@plainwill/contracts/will-data/what-if/what-if';
import type { Dice } from '../../will/testing/reading/dice.ts';
import type { Family } from '../../will/testing/reading/random-family.ts';
import { eventIdOf } from '../../will/testing/reading/world-of-events.ts';
import { daysAfter } from '../days.ts';

const deathOn: CalendarDate = '2027-03-01';
/** More than every sum of money, and in no scenario too little for one. */
const estatePence = 9_000_000_000;

type Born = NonNullable<WhatIfEvents['born']>;
type Died = NonNullable<WhatIfEvents['died']>;

/** Something that may happen to a family whose will it is: deaths in any order, births, refusals, a divorce. */
export function someEvents({ facts, people }: Family, dice: Dice): WhatIfEvents {
  const { pick, onceIn, someOf, upTo } = dice;
  const persons = people.filter(({ body }) => body === null).map(eventIdOf);
  const later = Array.from({ length: upTo(2) }, (_, at) => ({ id: `u${at}`, of: testatorKey, on: '2027-01-15' }));
  const born = [...later, ...[...persons, ...later.map(({ id }) => id)].flatMap((id) => descendants(id, 2, dice))];
  const died = [...persons, ...born.map(({ id }) => id)].flatMap((id) => aDeath(id, dice));
  const isMarried = facts.personal_details.marital_status === 'married';
  const values = Object.fromEntries(facts.gifts.map(({ id }) => [id, 100_000 + upTo(99)]));
  return {
    deathOn,
    estatePence,
    homePence: pick(0, 25_000_001),
    chattelsPence: pick(0, 1_000_001),
    values,
    died,
    born,
    willNotAct: someOf(persons, onceIn(2) ? 2 : 0),
    // What somebody takes years later is not refused now.
    cannotTake: facts.home_trust
      ? []
      : someOf(persons, onceIn(2) ? 2 : 0).map((person) => ({ person, why: pick('disclaims', 'witness') })),
    ...(isMarried && onceIn(6) && { divorcedOn: '2027-02-01' }),
  };
}

function descendants(of: string, generations: number, dice: Dice): Born {
  if (generations === 0 || !dice.onceIn(2)) return [];
  return Array.from({ length: dice.upTo(2) }, (_, at) => {
    const id = `${of}.${at}`;
    return [{ id, of, on: '2027-02-01' }, ...descendants(id, generations - 1, dice)];
  }).flat();
}

function aDeath(person: string, { pick, onceIn }: Dice): Died {
  if (onceIn(2)) return [];
  const day = pick(-20, 0, 0, 1, 14, 15, 28, 29, 90, 180, 181, 1000, 4000, 6000);
  return [{ person, on: daysAfter(deathOn, day), ...(day === 0 && { order: pick('before', 'after') }) }];
}
