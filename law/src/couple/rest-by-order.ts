import { type CalendarDate, daysAfter } from '@plainwill/contracts/shared/calendar-date';
import type { RestBeneficiary, RestByOrder } from '@plainwill/contracts/will-data/couple/couple-view';
import { exampleEstatePence } from '@plainwill/contracts/will-data/what-if/example-estate';
import { spouseKey, type WhatIfEvents } from '@plainwill/contracts/will-data/what-if/what-if';
import type { WillFacts } from '../facts/will-facts.ts';
import { whatIf } from '../what-if/answer.ts';
import { eventProblems } from '../what-if/problems/event-problems.ts';
import { namesIn } from '../what-if/scenarios/names.ts';

const wholeShare = 10_000;

/**
 * Says who takes the rest after gifts, as the will stands, in each order in which two people may die. Null for a will
 * that names no spouse, or of which this cannot be said yet.
 */
export function restByOrder(facts: WillFacts, asOf: CalendarDate): RestByOrder | null {
  if (!facts.spouseDetails) return null;
  const names = new Map(namesIn(facts, asOf).people.map(({ id, name }) => [id, name]));
  const beneficiaries = (died: WhatIfEvents['died']): RestBeneficiary[] | null => {
    const events = { deathOn: asOf, estatePence: exampleEstatePence, ...(died && { died }) };
    if (eventProblems(facts, events, { asOf }).length > 0) return null;
    const takes = whatIf(facts, events, { asOf }).takes.filter(
      ({ what }) => what === 'residue' || what === 'intestacy',
    );
    const total = takes.reduce((sum, { pence }) => sum + pence, 0);
    return [...Map.groupBy(takes, ({ person }) => person)].map(([person, rows]) => ({
      name: names.get(person) ?? '',
      isSpouse: person === spouseKey,
      shareBasisPoints: Math.round((rows.reduce((sum, { pence }) => sum + pence, 0) / total) * wholeShare),
    }));
  };
  const first = beneficiaries(undefined);
  const second = beneficiaries([{ person: spouseKey, on: daysAfter(asOf, -1) }]);
  const together = beneficiaries([{ person: spouseKey, on: asOf }]);
  return first && second && together && { first, second, together };
}
