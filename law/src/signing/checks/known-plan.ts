import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { ExecutionVariant } from '@plainwill/contracts/will-data/vocabulary';
import type { Severity } from '@plainwill/contracts/will-data/will/will-checks';
import { type Known, knownOf } from '../../checks/known.ts';
import type { WillFacts } from '../../facts/will-facts.ts';
import { type Individual, individualsIn } from '../people/individuals.ts';
import { type Inheritance, inheritanceOf } from '../people/inheritance.ts';
import { type Participant, participantOf } from '../people/participant.ts';
import type { HelperToCheck, PlanToCheck } from '../plan-to-check.ts';

/** A plan of witnesses beside the will that they are to watch being signed. */
export interface KnownPlan {
  known: Known;
  inheritance: Inheritance;
  individuals: readonly Individual[];
  witnesses: readonly Participant[];
  /** Each is null while nobody is named. */
  signer: Participant | null;
  reader: Participant | null;
  interpreter: Participant | null;
  needsInterpreter: boolean;
  /** The day of the signing; null while none is decided. */
  plannedFor: CalendarDate | null;
  variant: ExecutionVariant;
}

export function knownPlanOf(facts: WillFacts, { witnesses, signing }: PlanToCheck, asOf: CalendarDate): KnownPlan {
  const known = knownOf(facts, asOf, null, () => []);
  const individuals = individualsIn(known);
  const about = { individuals, asOf, day: signing.plannedFor ?? asOf };
  const helper = (row: HelperToCheck | null) => row && participantOf(row, about);
  return {
    known,
    inheritance: inheritanceOf(known),
    individuals,
    witnesses: witnesses.map((row) => participantOf(row, about)),
    signer: helper(signing.signsForTestator),
    reader: helper(signing.reader),
    interpreter: helper(signing.interpreter),
    needsInterpreter: signing.needsInterpreter,
    plannedFor: signing.plannedFor,
    variant: facts.willSettings.executionVariant ?? 'standard',
  };
}

interface AnyCheck {
  id: string;
  severity: Severity;
  /** The rule of law or practice behind it. */
  source: string;
}

/** A check of the plan as a whole: its message, or null where there is nothing to say. */
export interface PlanCheck extends AnyCheck {
  find: (plan: KnownPlan) => string | null;
}

/** A check of one witness or helper. */
export interface ParticipantCheck extends AnyCheck {
  find: (participant: Participant, plan: KnownPlan) => string | null;
}
