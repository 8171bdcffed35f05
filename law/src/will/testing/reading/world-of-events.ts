import { ageOn, type CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { dayMs } from '@plainwill/contracts/shared/durations';
import {
  childrenLeftKey,
  spouseKey,
  testatorKey,
  type WhatIfEvents,
} from '@plainwill/contracts/will-data/what-if/what-if';
import type { Family } from './random-family.ts';
import type { Someone } from './random-people.ts';
import { type Descendant, type Life, never, type World } from './world.ts';

const daysBetween = (from: CalendarDate, to: CalendarDate) => (Date.parse(to) - Date.parse(from)) / dayMs;

/** By their first record, which is what events and answers call them. */
export const eventIdOf = ({ type, ids: [id = ''] }: Someone) => (type === 'spouse' ? spouseKey : id);

/** The world in which the paper is read: what has become of everybody, by what happens, and what is left then. */
export function worldOf(events: WhatIfEvents, { facts, people }: Family, restPence: number): World {
  const { deathOn, died = [], born = [], cannotTake = [], divorcedOn } = events;
  const deaths = new Map(died.map((death) => [death.person, death]));
  const deceased = new Set(facts.children.flatMap(({ id, hasDied }) => (hasDied ? [id] : [])));
  const diesOnDay = (id: string) => {
    if (deceased.has(id)) return -1;
    const death = deaths.get(id);
    if (!death) return never;
    const day = daysBetween(deathOn, death.on);
    return day === 0 && death.order !== 'after' ? -1 : day;
  };
  const descendantsOf = (id: string): Descendant[] =>
    born
      .filter((one) => one.of === id)
      .map((one) => ({ key: one.id, diesOnDay: diesOnDay(one.id), children: descendantsOf(one.id) }));
  /** Children of whom nothing more is told than that a child who had died has left them. */
  const childrenLeftBy = (id: string): Descendant[] | null => {
    const isLeft = facts.children.some((row) => row.id === id && row.leftChildren);
    const isTold = born.some(({ of }) => of === id);
    return isLeft && !isTold ? [{ key: childrenLeftKey(id), diesOnDay: never, children: [] }] : null;
  };
  const lifeOf = (id: string, birthday: CalendarDate | null): Life => {
    const death = deaths.get(id)?.on;
    return {
      diesOnDay: diesOnDay(id),
      lastAge: death && birthday ? (ageOn(birthday, death) ?? 0) : never,
      failsOnDay: diesOnDay(id),
      refuses: cannotTake.some(({ person }) => person === id),
      children: childrenLeftBy(id) ?? descendantsOf(id),
    };
  };
  const birthdays = new Map([...facts.children, ...facts.contacts].map((row) => [row.id, row.dateOfBirth]));
  const stored = people.filter(({ body }) => body === null);
  const lives = new Map(
    stored.map((someone) => [someone.key, lifeOf(eventIdOf(someone), birthdays.get(eventIdOf(someone)) ?? null)]),
  );
  const spouse = lives.get('spouse');
  // Wills Act 1837 s.18A: for all that the will gives, a former spouse died on the day of the final order.
  if (spouse && divorcedOn) lives.set('spouse', { ...spouse, diesOnDay: -1 });
  const later = born.filter(({ of }) => of === testatorKey);
  return {
    lives,
    unstored: new Map(later.map(({ id, on }) => [id, lifeOf(id, on)])),
    rightEndsOn: rightEndsOn(events, facts, diesOnDay),
    restPence,
  };
}

/** On the death of who may live in the home, or after some years; never, as far as neither is known. */
function rightEndsOn({ deathOn }: WhatIfEvents, { homeTrust }: Family['facts'], diesOnDay: (id: string) => number) {
  if (!homeTrust) return never;
  const { occupierType, occupierId, years } = homeTrust;
  const death = diesOnDay(occupierType === 'spouse' ? spouseKey : (occupierId ?? ''));
  const last =
    years === null ? never : daysBetween(deathOn, `${Number(deathOn.slice(0, 4)) + years}${deathOn.slice(4)}`);
  return Math.min(death, last, Number.MAX_SAFE_INTEGER);
}
