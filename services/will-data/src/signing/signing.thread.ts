import type { SignedFinding } from '@plainwill/contracts/will-data/signing/signed-wills';
import type { PlanProblem, SigningPlan } from '@plainwill/contracts/will-data/signing/signing-plan';
import type { ClauseChange } from '@plainwill/contracts/will-data/will/signing-copies';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { readFacts } from '@plainwill/law/facts/read-facts';
import { checkPlan } from '@plainwill/law/signing/check-plan';
import { type SinceSigning, sinceSigning } from '@plainwill/law/signing/since-signing';
import { clauseChanges } from '@plainwill/law/will/composition/clause-changes';
import { composeWill } from '@plainwill/law/will/composition/compose-will';
import { factsSoFar, type RecordOfDay } from '../record/testator-record/stored-facts.ts';

/** The checks of a plan beside the answers of a day. */
export const problemsOfPlan = ({ plan, ...stored }: RecordOfDay & { plan: SigningPlan }): PlanProblem[] =>
  checkPlan(factsSoFar(stored), plan, stored.asOf);

/** A witness who loses what the will gives. */
const losing = ['SIG-13', 'SIG-14'];

/** A will as it was kept when it was signed. */
interface Signed {
  note: SinceSigning['record'];
  /** Null for a will that was not made here. */
  copy: { facts: unknown; document: WillDocument } | null;
  /** The witnesses who signed, as far as they were asked. */
  plan: SigningPlan;
}

/** The changes and findings between a signed will and the answers of a day. */
export function standingOf({ note, copy, plan, ...stored }: RecordOfDay & Signed): {
  changes: ClauseChange[];
  findings: SignedFinding[];
} {
  const today = factsSoFar(stored);
  const signed = copy && readFacts(copy.facts).facts;
  const changes = copy ? clauseChanges(copy.document, composeWill(today, { asOf: stored.asOf })) : [];
  const problems = signed ? checkPlan(signed, plan, note.signedOn) : [];
  const benefitingWitnesses = problems.flatMap(({ id, person }) => (losing.includes(id) && person ? [person] : []));
  return {
    changes,
    findings: sinceSigning({ record: note, signed, today, isChanged: changes.length > 0, benefitingWitnesses }),
  };
}
