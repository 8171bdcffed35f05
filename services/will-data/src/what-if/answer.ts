import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { WhatIfAnswer, WhatIfEvents } from '@plainwill/contracts/will-data/what-if/what-if';
import type { WillFacts } from '../will/facts/will-facts.ts';
import { executorsOf } from './acting-executors.ts';
import { charityTenthPence } from './charity-tenth.ts';
import { outcomeOf, rowsIn } from './outcome.ts';
import { stepsOf } from './steps.ts';
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
  const takes = rowsIn(outcome);
  const executors = executorsOf(c);
  const tax = taxOf(c, outcome, takes);
  return {
    will: c.marriage.isRevoked ? 'revoked' : 'stands',
    takes,
    failed: outcome.gifts.filter(({ state }) => state === 'failed').map(({ gift }) => gift),
    asked: outcome.gifts.flatMap(({ gift, state, people }) =>
      state === 'asked' ? [{ gift, people: [...people] }] : [],
    ),
    crown: outcome.rest.crown,
    executors,
    guardians: [...outcome.guardians],
    tax,
    steps: stepsOf(c, outcome),
  };
}
