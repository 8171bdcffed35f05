import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { spouseKey } from '@plainwill/contracts/will-data/what-if/what-if';
import type { Problem } from '../../facts/parse-known.ts';
import { marriedTo } from '../events/marriage.ts';
import { hasSpouse } from '../events/people-of-case.ts';
import type { WhatIfCase } from '../events/what-if-case.ts';

/** What cannot be of a divorce or a marriage after the will. */
export function marriageProblems(c: WhatIfCase, asOf: CalendarDate): Problem[] {
  const { divorcedOn, married } = c.events;
  const days = [
    { path: 'divorcedOn', day: divorcedOn },
    { path: 'married.on', day: married?.on },
  ].flatMap(({ path, day }): Problem[] => {
    if (day === undefined) return [];
    if (day < asOf) return [{ path, message: `Must not be before the day of the will, ${asOf}` }];
    return day > c.deathOn ? [{ path, message: 'Must not be after deathOn' }] : [];
  });
  return days.length > 0 ? days : [...divorceProblems(c), ...newMarriageProblems(c)];
}

const isMarried = ({ facts }: WhatIfCase) => facts.personalDetails.maritalStatus === 'married';

function divorceProblems(c: WhatIfCase): Problem[] {
  const { divorcedOn, married } = c.events;
  if (divorcedOn === undefined) return [];
  const isFromNew = married !== undefined && married.on < divorcedOn;
  if (!isFromNew && !isMarried(c)) return [{ path: 'divorcedOn', message: 'Must be of someone who is married' }];
  const from = isFromNew ? marriedTo(c.facts, c.will.expected, married.to) : spouseKey;
  const death = c.lives.deathOf(from);
  return death !== null && death < divorcedOn
    ? [{ path: 'divorcedOn', message: 'Must not be after the death of the husband, wife or civil partner' }]
    : [];
}

function newMarriageProblems(c: WhatIfCase): Problem[] {
  const { divorcedOn, married } = c.events;
  if (!married) return [];
  const to = marriedTo(c.facts, c.will.expected, married.to);
  if (to === spouseKey && !hasSpouse(c.facts))
    return [{ path: 'married.to', message: 'Must be “other” where there is no partner' }];
  const death = c.lives.deathOf(to);
  if (death !== null && death < married.on)
    return [{ path: 'married.on', message: 'Must not be after the death of who is married' }];
  const first = c.lives.deathOf(spouseKey);
  const isFree =
    !isMarried(c) ||
    (divorcedOn !== undefined && divorcedOn <= married.on) ||
    (to !== spouseKey && first !== null && first <= married.on);
  return isFree
    ? []
    : [{ path: 'married.on', message: 'Must be after a divorce, or after the death of a husband or wife' }];
}
