import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { FamilyAnswers } from '@plainwill/law/intestacy/family-answers';
import { intestacy } from '@plainwill/law/intestacy/intestacy';
import { possibleFamilies } from '@plainwill/law/intestacy/possible-families';
import type { Outcome } from './outcome.ts';
import { conditionsText } from './outcome-text.ts';
import { toThePerson, type Voice } from './voice.ts';

export interface PossibleOutcome extends Outcome {
  /** The condition of the outcome; "If" alone where nothing is open. */
  condition: string;
}

/** The answers come to these outcomes; more than one where something is not known. */
export const outcomesOf = (answers: FamilyAnswers, asOf: CalendarDate, voice: Voice = toThePerson): PossibleOutcome[] =>
  possibleFamilies(answers, asOf, voice.your).map(({ conditions, ...possible }) => {
    const answer = intestacy(possible.family);
    return {
      ...possible,
      voice,
      answer,
      condition: conditionsText(conditions, answer, { voice, known: answers.known }),
    };
  });
