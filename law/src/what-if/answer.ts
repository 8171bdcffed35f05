import type { WhatIfAnswer, WhatIfEvents } from '@plainwill/contracts/will-data/what-if/what-if';
import type { WillFacts } from '../facts/will-facts.ts';
import { charityTenthPence } from './beneficiaries/charity-tenth.ts';
import { outcomeOf, rowsIn } from './beneficiaries/outcome.ts';
import { taxOf } from './beneficiaries/tax.ts';
import { caseOf, type Trial } from './events/what-if-case.ts';
import { executorsOf } from './offices/acting-executors.ts';
import type { AnswerWithoutSteps } from './steps/answer-without-steps.ts';
import { stepsOf } from './steps/steps.ts';

/**
 * What comes of a will when this happens: who takes what, who acts, who cares for the children, and the tax. It says what
 * the will says, of events without `eventProblems`; the same facts and events give the same answer.
 */
export function whatIf(facts: WillFacts, events: WhatIfEvents, trial: Trial): WhatIfAnswer {
  const c = caseOf(facts, events, trial);
  const outcome = outcomeOf(c, charityTenthPence(c));
  const { gifts, rest, guardians } = outcome;
  const takes = rowsIn(outcome);
  const answer: AnswerWithoutSteps = {
    will: c.marriage.isRevoked ? 'revoked' : 'stands',
    takes,
    failed: gifts.filter(({ state }) => state === 'failed').map(({ gift }) => gift),
    asked: gifts.flatMap(({ gift, state, people }) =>
      state === 'asked' && people.length > 0 ? [{ gift, people: [...people] }] : [],
    ),
    crown: rest.crown,
    executors: executorsOf(c),
    guardians: [...guardians],
    tax: taxOf(c, outcome, takes),
  };
  return { ...answer, steps: stepsOf(c, outcome, answer) };
}
