import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { PlanProblem, SigningPlan } from '@plainwill/contracts/will-data/signing/signing-plan';
import type { Finding } from '@plainwill/contracts/will-data/will/will-checks';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import { checkPlan } from '@plainwill/law/signing/check-plan';
import { checkWill } from '../documents/check-will.ts';
import type { Sheet, SheetPart } from '../documents/guidance/sheet.ts';
import { unprintableIn } from '../typeset/printable.ts';
import { answerParts } from './answers-in-words.ts';

interface Signed {
  facts: WillFacts;
  madeOn: CalendarDate;
  plan: SigningPlan;
  signedOn: CalendarDate;
}

/** The answers that a copy was made from, and what the checks said of them and of the witnesses. */
export const madeOf = ({
  facts,
  madeOn,
  plan,
  signedOn,
}: Signed): { answers: SheetPart[]; findings: Finding[]; problems: PlanProblem[] } => ({
  answers: answerParts(facts),
  findings: checkWill(facts, { asOf: madeOn }),
  problems: checkPlan(facts, plan, signedOn),
});

/** With a mark for what no font of ours can print: once the account has gone, nobody can type it again. */
export const asPrinted = (sheet: Sheet): Sheet =>
  JSON.parse(JSON.stringify(sheet), (_key, value) =>
    typeof value === 'string'
      ? unprintableIn(value).reduce((text, character) => text.replaceAll(character, '[?]'), value)
      : value,
  );
