import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { PlanProblem } from '@plainwill/contracts/will-data/signing/signing-plan';
import type { Severity } from '@plainwill/contracts/will-data/will/will-checks';
import type { WillFacts } from '../facts/will-facts.ts';
import { withOneStop } from '../wording/phrases.ts';
import { fitnessChecks } from './checks/fitness-checks.ts';
import { giftChecks } from './checks/gift-checks.ts';
import { helperChecks } from './checks/helper-checks.ts';
import { type KnownPlan, knownPlanOf, type ParticipantCheck } from './checks/known-plan.ts';
import { officeChecks } from './checks/office-checks.ts';
import { planChecks } from './checks/plan-checks.ts';
import type { Participant } from './people/participant.ts';
import type { PlanToCheck } from './plan-to-check.ts';

const witnessChecks: readonly ParticipantCheck[] = [...fitnessChecks, ...giftChecks, ...officeChecks];

const rankOf: Readonly<Record<Severity, number>> = { blocks: 0, warns: 1, informs: 2 };

const ofPlan = (plan: KnownPlan): PlanProblem[] =>
  planChecks.flatMap(({ id, severity, find }) => {
    const message = find(plan);
    return message === null ? [] : [{ id, severity, person: null, message }];
  });

const ofParticipant = (participant: Participant, checks: readonly ParticipantCheck[], plan: KnownPlan): PlanProblem[] =>
  checks
    .flatMap(({ id, severity, find }) => {
      const message = find(participant, plan);
      return message === null ? [] : [{ id, severity, person: participant.name, message: withOneStop(message) }];
    })
    .toSorted((a, b) => a.id.localeCompare(b.id));

/** A helper who reads and interprets too has each problem once. */
function ofHelpers(plan: KnownPlan): PlanProblem[] {
  const helpers = [plan.signer, plan.reader, plan.interpreter].flatMap((helper) => helper ?? []);
  const problems = helpers.flatMap((helper) => ofParticipant(helper, helperChecks, plan));
  return problems.filter(
    ({ id, message }, at) => problems.findIndex((other) => other.id === id && other.message === message) === at,
  );
}

/**
 * The problems of a plan of witnesses for the will that these facts make: those that block it first, then those that warn,
 * then those that inform; of each the plan as a whole, the witnesses in their order and then the helpers. The same plan on
 * the same day gives the same problems. @param asOf today, as for the will; the plan itself has the day of the signing
 */
export function checkPlan(facts: WillFacts, plan: PlanToCheck, asOf: CalendarDate): PlanProblem[] {
  const known = knownPlanOf(facts, plan, asOf);
  const problems = [
    ...ofPlan(known),
    ...known.witnesses.flatMap((witness) => ofParticipant(witness, witnessChecks, known)),
    ...ofHelpers(known),
  ];
  return problems.toSorted((a, b) => rankOf[a.severity] - rankOf[b.severity]);
}
