import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { asksTenancy } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { testatorKey, type WhatIfEvents } from '@plainwill/contracts/will-data/what-if/what-if';
import type { Problem } from '../../facts/parse-known.ts';
import type { WillFacts } from '../../facts/will-facts.ts';
import { familyProblems } from '../../intestacy/family-problems.ts';
import { rulesFrom } from '../../intestacy/statutory-legacy.ts';
import { isSum } from '../../will/model/gifts-of.ts';
import { isIndividual } from '../../will/people/person.ts';
import { familyOf } from '../beneficiaries/family-of.ts';
import { yearsAfter } from '../events/days.ts';
import { caseOf, type Trial, type WhatIfCase } from '../events/what-if-case.ts';
import { eachRelative } from '../events/wider-family.ts';
import { bornProblems } from './born-problems.ts';
import { marriageProblems } from './marriage-problems.ts';

const unknownPerson = 'Must be the id of someone in the will or the family';

/** The years in which something is told of: a day far beyond is a slip. */
const maxYears = 100;

/** What the shape of events cannot tell. Events with none of these have an answer. */
export function eventProblems(facts: WillFacts, events: WhatIfEvents, trial: Trial): Problem[] {
  const { asOf } = trial;
  const days = dayProblems(events, asOf);
  if (days.length > 0) return days;
  const c = caseOf(facts, events, trial);
  return [
    ...moneyProblems(events),
    ...homeProblems(c),
    ...giftProblems(c),
    ...bornProblems(c),
    ...deathProblems(c),
    ...listProblems(c),
    ...marriageProblems(c, asOf),
    ...kinProblems(c),
  ];
}

function dayProblems({ deathOn, died = [] }: WhatIfEvents, asOf: CalendarDate): Problem[] {
  if (deathOn < asOf) return [{ path: 'deathOn', message: `Must not be before the day of the will, ${asOf}` }];
  if (deathOn < rulesFrom) return [{ path: 'deathOn', message: `Must be ${rulesFrom} or later` }];
  const last = yearsAfter(asOf, maxYears);
  const told = [{ path: 'deathOn', on: deathOn }, ...died.map(({ on }, at) => ({ path: `died[${at}].on`, on }))];
  return told.flatMap(({ path, on }) => (on > last ? [{ path, message: `Must be ${last} or earlier` }] : []));
}

function moneyProblems({ estatePence, homePence = 0, chattelsPence = 0, values = {} }: WhatIfEvents): Problem[] {
  const things = Object.values(values).reduce((sum, pence) => sum + pence, homePence);
  return [
    ...(estatePence < things
      ? [{ path: 'estatePence', message: 'Must be at least homePence and values together, which it includes' }]
      : []),
    ...(chattelsPence > estatePence
      ? [{ path: 'chattelsPence', message: 'Must be no more than estatePence, which includes it' }]
      : []),
  ];
}

function homeProblems({ facts: { homeDetails }, events: { homeIsJoint } }: WhatIfCase): Problem[] {
  return homeIsJoint && !asksTenancy({ homeOwnership: homeDetails.homeOwnership })
    ? [{ path: 'homeIsJoint', message: 'Must be of a home that the testator owns' }]
    : [];
}

function giftProblems({ facts, events: { values = {}, gone = [] } }: WhatIfCase): Problem[] {
  const types = new Map(facts.gifts.map(({ id, giftType: type }, at) => [id ?? `${at + 1}`, { type }]));
  const named = [
    ...Object.keys(values).map((id) => ({ id, path: `values.${id}` })),
    ...gone.map((id, at) => ({ id, path: `gone[${at}]` })),
  ];
  return named.flatMap(({ id, path }) => {
    const gift = types.get(id);
    if (!gift) return [{ path, message: 'Must be the id of a gift' }];
    return isSum(gift) ? [{ path, message: 'Must be a thing, a policy or a pension, not a sum of money' }] : [];
  });
}

function deathProblems({ events, who, deathOn, facts }: WhatIfCase): Problem[] {
  const told = new Set<string>();
  return (events.died ?? []).flatMap(({ person, on, order }, at): Problem[] => {
    const path = `died[${at}]`;
    const key = who.keyFor(person);
    if (key === null || !isSomebody(who.personOf(key))) return [{ path: `${path}.person`, message: unknownPerson }];
    if (who.personOf(key)?.isDeceased)
      return [{ path: `${path}.person`, message: 'Must be living on the day of the will' }];
    if (told.has(key)) return [{ path: `${path}.person`, message: 'Must be told of once' }];
    told.add(key);
    const birthday = who.birthdayOf(key);
    if (birthday !== null && on < birthday) return [{ path: `${path}.on`, message: 'Must not be before the birth' }];
    if (order !== 'unknown' || on !== deathOn) return [];
    if (birthday === null)
      return [{ path: `${path}.born`, message: 'Must be given where the order of deaths is unknown' }];
    return facts.personalDetails.dateOfBirth === null
      ? [{ path: `${path}.order`, message: 'Must not be unknown while the facts have no date of birth of yours' }]
      : [];
  });
}

/** Nobody stored is somebody known to events alone; a charity or a firm cannot die or act. */
const isSomebody = (person: ReturnType<WhatIfCase['who']['personOf']>) => person === null || isIndividual(person);

function listProblems({ events: { willNotAct = [], cannotTake = [] }, who }: WhatIfCase): Problem[] {
  const decline = willNotAct.flatMap((id, at) => {
    const key = who.keyFor(id);
    return key === null || !isSomebody(who.personOf(key))
      ? [{ path: `willNotAct[${at}]`, message: unknownPerson }]
      : [];
  });
  const barred = new Set<string>();
  const refuse = cannotTake.flatMap(({ person }, at): Problem[] => {
    const path = `cannotTake[${at}].person`;
    const key = who.keyFor(person);
    if (key === null) return [{ path, message: unknownPerson }];
    if (barred.has(key)) return [{ path, message: 'Must be told of once' }];
    barred.add(key);
    return [];
  });
  return [...decline, ...refuse];
}

/** Kin whom the events add to those stored. */
function kinProblems({ facts, people, events, who, deathOn }: WhatIfCase): Problem[] {
  const { family } = events;
  if (!family) return [];
  const own = facts.personalDetails.dateOfBirth;
  const alone = familyProblems({ asOf: deathOn, estatePence: 0, ...(own && { born: own }), ...family });
  const taken = [...eachRelative(family)].some(
    ({ id }) => who.personOf(id) !== null || id === testatorKey || who.isBorn(id),
  );
  const stored = familyOf(facts, deathOn, people).parents ?? [];
  const isTooMany = stored.length + (family.parents?.length ?? 0) > 2;
  return [
    ...alone.map(({ path, message }) => ({ path: `family.${path}`, message })),
    ...(taken ? [{ path: 'family', message: 'Must not use the id of someone else' }] : []),
    ...(isTooMany && alone.length === 0
      ? [{ path: 'family.parents', message: 'Must leave out the parents that the facts have' }]
      : []),
  ];
}
