import type { QuestionnaireAnswers } from '@plainwill/contracts/notifications/questionnaire';
import { type PartialAnswers, type QuestionId, questionsFor } from '@plainwill/contracts/notifications/vocabulary';
import { missingInAddress } from '../address-finder/address-parts.ts';

/** What is missing before a question counts as answered, in words; null if nothing. */
function missingIn(question: QuestionId, answers: PartialAnswers): string | null {
  if (question === 'address') return missingInAddress(answers.address);
  return answers[question] ? null : 'Choose an answer to go on.';
}

export interface Step {
  question: QuestionId;
  /** From 1. */
  number: number;
  total: number;
  percent: number;
  /** After it the answers are sent. Until `homeOwned` is answered, nobody knows which step is the last. */
  isLast: boolean;
  missing: string | null;
}

/** The step asked for, or the nearest that the answers so far allow. */
export function stepAt(wanted: number, answers: PartialAnswers): Step {
  const questions = questionsFor(answers);
  const firstOpen = questions.findIndex((question) => missingIn(question, answers) !== null);
  const furthest = firstOpen === -1 ? questions.length : firstOpen + 1;
  const number = Math.min(Math.max(Number.isInteger(wanted) ? wanted : 1, 1), furthest);
  const question = questions[number - 1] as QuestionId;
  return {
    question,
    number,
    total: questions.length,
    percent: Math.round((number / questions.length) * 100),
    isLast: question === 'business',
    missing: missingIn(question, answers),
  };
}

/** The answers as they are sent: those of questions no longer asked are left out. Null while any is missing. */
export function finishedAnswers(answers: PartialAnswers): QuestionnaireAnswers | null {
  const { whoFor, children, homeOwned, address, locationEnglandWales, business } = answers;
  if (!whoFor || !children || !business) return null;
  if (homeOwned === 'Yes' && address) return { whoFor, children, homeOwned, address, business };
  if (homeOwned === 'No' && locationEnglandWales)
    return { whoFor, children, homeOwned, locationEnglandWales, business };
  return null;
}
