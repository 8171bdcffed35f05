import { adultAge } from '@plainwill/contracts/will-data/people';
import { ageOnDay } from '../events/days.ts';
import { isFormerSpouse, type WhatIfCase } from '../events/what-if-case.ts';

/**
 * Says whether somebody can be an executor or a guardian: a former spouse’s appointment has fallen, and nobody is
 * under 18.
 */
export function isAbleToAct(c: WhatIfCase, key: string): boolean {
  const age = ageOnDay(c.who.birthdayOf(key), c.deathOn);
  const isOfAge = age === null || age >= adultAge;
  return c.lives.isThereToAct(key) && !declines(c, key) && !isFormerSpouse(c, key) && isOfAge;
}

export const declines = ({ events, who }: WhatIfCase, key: string) =>
  (events.willNotAct ?? []).some((id) => who.keyFor(id) === key);
