import type { WhatIfStep } from '@plainwill/contracts/will-data/what-if/what-if';
import type { Outcome } from '../beneficiaries/outcome.ts';
import type { WhatIfCase } from '../events/what-if-case.ts';
import { absenceSteps } from './absence-steps.ts';
import type { AnswerWithoutSteps } from './answer-without-steps.ts';
import { deceasedChildSteps } from './deceased-child-steps.ts';
import { executorSteps } from './executor-steps.ts';
import { giftSteps } from './gift-steps.ts';
import { guardianSteps } from './guardian-steps.ts';
import { homeSteps } from './home-steps.ts';
import { inTrustSteps } from './in-trust-steps.ts';
import { laterChildSteps } from './later-child-steps.ts';
import { marriageSteps } from './marriage-steps.ts';
import { restSteps } from './rest-steps.ts';
import { taxSteps } from './tax-steps.ts';

/** Why everything comes as it does, in the order in which it is worked out. */
export function stepsOf(c: WhatIfCase, outcome: Outcome, answer: AnswerWithoutSteps): WhatIfStep[] {
  const steps = [
    ...marriageSteps(c),
    ...homeSteps(c, outcome),
    ...(c.marriage.isRevoked ? [] : absenceSteps(c, answer)),
    ...giftSteps(c, outcome),
    ...restSteps(c, outcome),
    ...laterChildSteps(c, answer),
    ...deceasedChildSteps(c, outcome, answer),
    ...inTrustSteps(c, answer.takes),
    ...executorSteps(c, answer),
    ...guardianSteps(c, answer),
    ...taxSteps(c, answer),
  ];
  return steps.filter(({ text }, at) => steps.findIndex((other) => other.text === text) === at);
}
