import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { FamilyAnswers } from '@plainwill/law/intestacy/family-answers';
import { intestacy } from '@plainwill/law/intestacy/intestacy';
import { type Condition, possibleFamilies } from '@plainwill/law/intestacy/possible-families';
import type { Outcome } from './outcome-words.ts';

export interface PossibleOutcome extends Outcome {
  conditions: Condition[];
}

/** What the answers come to; more than one where something is not known. */
export const outcomesOf = (answers: FamilyAnswers, asOf: CalendarDate): PossibleOutcome[] =>
  possibleFamilies(answers, asOf).map((possible) => ({ ...possible, answer: intestacy(possible.family) }));
