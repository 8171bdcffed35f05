import type { Participant } from '../people/participant.ts';
import { partnerCheck } from './gift-checks.ts';
import { beneficiariesMarriedTo, possibleBeneficiaries, surelyInherits } from './gifts-at-risk.ts';
import type { KnownPlan, ParticipantCheck } from './known-plan.ts';
import { describedBeneficiary, isMarriedTo } from './wording.ts';

const askAnother = 'Ask someone who gets nothing.';

function getsSomething(helper: Participant, plan: KnownPlan): string | null {
  const { name } = helper;
  const [possible] = possibleBeneficiaries(helper, plan);
  const spouses = beneficiariesMarriedTo(helper, plan);
  if (surelyInherits(helper, plan)) return `${name} inherits under your will. ${askAnother}`;
  if (spouses.length > 0) return `${name} ${isMarriedTo(spouses)}, who inherits under your will. ${askAnother}`;
  return possible
    ? `${name} has the same name as ${describedBeneficiary(possible, plan)}. If they are the same person, ask someone else.`
    : null;
}

/** The checks of somebody who signs for the testator, reads the will over or interprets. */
export const helperChecks: readonly ParticipantCheck[] = [
  partnerCheck,
  { id: 'SIG-29', severity: 'warns', source: 'Barrett v Bem [2012] EWCA Civ 52', find: getsSomething },
];
