import { exampleEstatePence } from '@plainwill/contracts/will-data/what-if/example-estate';
import type { WhatIfEvents } from '@plainwill/contracts/will-data/what-if/what-if';
import { calledIn } from '@plainwill/contracts/will-data/what-if/what-if-sentences';
import { Refusal } from '@plainwill/kit/refusal';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import { whatIf } from '@plainwill/law/what-if/answer';
import { familyOf } from '@plainwill/law/what-if/beneficiaries/family-of';
import { eventProblems } from '@plainwill/law/what-if/problems/event-problems';
import { namesIn } from '@plainwill/law/what-if/scenarios/names';
import { scenariosOf } from '@plainwill/law/what-if/scenarios/scenarios';
import { composeWill } from '@plainwill/law/will/composition/compose-will';
import { isHomeJoint } from '@plainwill/law/will/model/gifts-of';
import { factsSoFar, type RecordOfDay } from '../record/testator-record/stored-facts.ts';
import { whatIfSheet } from './guidance/what-if-sheet.ts';

interface Asked extends RecordOfDay {
  events: WhatIfEvents;
}

/** Refused with the first thing that cannot be, beside its field. */
function factsFor(asked: Asked): WillFacts {
  const facts = factsSoFar(asked);
  const [problem] = eventProblems(facts, asked.events, asked);
  if (!problem) return facts;
  const field = problem.path.replaceAll('[', '.').replaceAll(']', '');
  throw new Refusal('CannotHappen', field, { problem: problem.message });
}

export function scenarios(asked: Asked) {
  const facts = factsFor(asked);
  const { events, asOf } = asked;
  return { scenarios: scenariosOf(facts, events, { asOf }), ...namesIn(facts, asOf), isHomeJoint: isHomeJoint(facts) };
}

export const answer = (asked: Asked) => whatIf(factsFor(asked), asked.events, { asOf: asked.asOf });

export function sheet(asked: Asked & { hasAmounts: boolean }) {
  const facts = factsFor(asked);
  const { events, hasAmounts, asOf } = asked;
  const called = calledIn(namesIn(facts, asOf), events);
  const will = composeWill(facts, { asOf });
  return whatIfSheet({ events, answer: whatIf(facts, events, { asOf }), called, hasAmounts, will });
}

export const family = (stored: RecordOfDay) => familyOf(factsSoFar(stored), stored.asOf);

/** The family as it is stored, beside what the will of today gives; of an example, as what there is is not stored. */
export function withoutWill(stored: RecordOfDay) {
  const { asOf } = stored;
  const facts = factsSoFar(stored);
  const estatePence = exampleEstatePence;
  return {
    family: { ...familyOf(facts, asOf), estatePence },
    byWill: whatIf(facts, { deathOn: asOf, estatePence }, { asOf }),
  };
}
