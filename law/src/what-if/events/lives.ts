import { type CalendarDate, daysAfter } from '@plainwill/contracts/shared/calendar-date';
import type { WhatIfEvents } from '@plainwill/contracts/will-data/what-if/what-if';
import type { PeopleOfCase } from './people-of-case.ts';

/** Probate is assumed by then: whoever is dead cannot act. */
const daysToProbate = 28;

/** Who is dead, and when. */
export interface Lives {
  deathOf: (key: string) => CalendarDate | null;
  isLivingAtDeath: (key: string) => boolean;
  /** Living at the end of the day, so many days after the death; of none, just after it. */
  outlivesBy: (key: string, days: number) => boolean;
  isLivingAfter: (key: string, day: CalendarDate) => boolean;
  /** Not dead by the time that an executor or a guardian is needed. */
  isThereToAct: (key: string) => boolean;
  /** Died on the day of the testator’s death, and nobody knows who first. */
  isOrderUnknown: (key: string) => boolean;
}

/** Before anybody stored was born: the day of a death of which only that is known. */
const longAgo = '1800-01-01';

interface Known {
  /** The testator’s. */
  ownBirthday: CalendarDate | null;
  /** Children who had died before the will, with the day if it is known. */
  deceased: readonly { key: string; diedOn: CalendarDate | null }[];
}

export function livesIn(
  { deathOn, died = [] }: WhatIfEvents,
  who: PeopleOfCase,
  { ownBirthday, deceased }: Known,
): Lives {
  const before = deceased.map(({ key, diedOn }) => ({ person: key, on: diedOn ?? longAgo, order: 'before' as const }));
  const deaths = new Map([...before, ...died].map((death) => [who.keyFor(death.person) ?? death.person, death]));
  const deathOf = (key: string) => deaths.get(key)?.on ?? null;
  const isOrderUnknown = (key: string) => {
    const death = deaths.get(key);
    return death?.on === deathOn && death.order === 'unknown';
  };

  function isLivingAtDeath(key: string): boolean {
    const death = deaths.get(key);
    if (!death || death.on > deathOn) return true;
    if (death.on < deathOn) return false;
    // Law of Property Act 1925 s.184: where nobody knows, the younger has survived.
    if (death.order === 'unknown') return isYounger(who.birthdayOf(key), ownBirthday);
    return death.order === 'after';
  }

  const isLivingAfter = (key: string, day: CalendarDate) => {
    const on = deathOf(key);
    return on === null || on > day;
  };
  const outlivesBy = (key: string, days: number) =>
    days === 0 ? isLivingAtDeath(key) : isLivingAfter(key, daysAfter(deathOn, days));
  const isThereToAct = (key: string) => outlivesBy(key, daysToProbate);
  return { deathOf, isLivingAtDeath, outlivesBy, isLivingAfter, isThereToAct, isOrderUnknown };
}

const isYounger = (born: CalendarDate | null, other: CalendarDate | null) =>
  born !== null && other !== null && born > other;
