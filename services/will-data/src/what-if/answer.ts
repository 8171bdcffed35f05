import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { WhatIfAnswer, WhatIfEvents } from '@plainwill/contracts/will-data/what-if/what-if';
import type { WillFacts } from '../will/facts/will-facts.ts';
import { executorsOf } from './acting-executors.ts';
import { charityTenthPence } from './charity-tenth.ts';
import { outcomeOf, rowsIn } from './outcome.ts';
import { stepsOf, type Told } from './steps/steps.ts';
import { taxOf } from './tax.ts';
import { caseOf } from './what-if-case.ts';

/**
 * What comes of a will when this happens: who takes what, who acts, who cares for the children, and the tax. It says what
 * the will says, of events without `eventProblems`; the same facts and events give the same answer.
 * @param asOf the day of the will
 */
export function whatIf(facts: WillFacts, events: WhatIfEvents, { asOf }: { asOf: CalendarDate }): WhatIfAnswer {
  const c = caseOf(facts, events, asOf);
  const outcome = outcomeOf(c, charityTenthPence(c));
  const { gifts, rest, guardians } = outcome;
  const takes = rowsIn(outcome);
  const told: Told = {
    will: c.marriage.isRevoked ? 'revoked' : 'stands',
    takes,
    failed: gifts.filter(({ state }) => state === 'failed').map(({ gift }) => gift),
    asked: gifts.flatMap(({ gift, state, people }) => (state === 'asked' ? [{ gift, people: [...people] }] : [])),
    crown: rest.crown,
    executors: executorsOf(c),
    guardians: [...guardians],
    tax: taxOf(c, outcome, takes),
  };
  return { ...told, steps: stepsOf(c, outcome, told) };
}
