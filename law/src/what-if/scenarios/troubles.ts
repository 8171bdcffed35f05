import type { Scenario, WhatIfEvents } from '@plainwill/contracts/will-data/what-if/what-if';
import type { WillFacts } from '../../facts/will-facts.ts';
import { caseOf, type Trial } from '../events/what-if-case.ts';
import { executorsOf } from '../offices/acting-executors.ts';
import { outcomeOf } from '../takers/outcome.ts';

/** What goes wrong, of events without `eventProblems`. */
export function troublesOf(facts: WillFacts, events: WhatIfEvents, trial: Trial): Scenario['troubles'] {
  const c = caseOf(facts, events, trial);
  const { gifts, rest, guardians } = outcomeOf(c, 0);
  const isAlone = guardians.some(({ caredForBy, guardians }) => caredForBy === null && guardians.length === 0);
  return [
    ...(rest.by === 'law' ? ['intestacy' as const] : []),
    ...(executorsOf(c).acting.length === 0 ? ['no-executor' as const] : []),
    ...(isAlone ? ['no-guardian' as const] : []),
    ...(gifts.some(({ state, isForUnknown }) => state === 'failed' && !isForUnknown) ? ['failed-gift' as const] : []),
  ];
}
