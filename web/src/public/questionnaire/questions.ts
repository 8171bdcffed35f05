import { questionLabels } from '@plainwill/contracts/notifications/question-labels';
import type { QuestionnaireAnswers } from '@plainwill/contracts/notifications/questionnaire';
import {
  type PartialAnswers,
  type QuestionId,
  questionsFor,
  testatorOptions,
  yesNo,
} from '@plainwill/contracts/notifications/vocabulary';
import { isForcesAddress } from '@plainwill/contracts/shared/forces-address';
import type { StructuredAddress } from '@plainwill/contracts/shared/structured-address';

interface QuestionCopy {
  /** The page's heading asks this. */
  question: string;
  /** A few words for it, as in "Change …". */
  short: string;
  /** Why it is asked. */
  why: string;
}

export const questionCopy: Record<QuestionId, QuestionCopy> = {
  whoFor: {
    question: questionLabels.whoFor,
    short: 'who the will is for',
    why: 'Each person has a will of their own. Couples often make two that fit together.',
  },
  children: {
    question: questionLabels.children,
    short: 'whether you have children',
    why: 'A will can say who would look after a child under 18.',
  },
  homeOwned: {
    question: questionLabels.homeOwned,
    short: 'whether you own your home',
    why: 'Alone or with someone else, with or without a mortgage. A home is often the largest part of a will.',
  },
  address: {
    question: questionLabels.address,
    short: 'the address of your home',
    why: 'It goes into your will, so that no one can confuse you with someone of the same name.',
  },
  locationEnglandWales: {
    question: questionLabels.locationEnglandWales,
    short: 'where you live',
    why: 'Scotland and Northern Ireland have their own law on wills.',
  },
  business: {
    question: questionLabels.business,
    short: 'whether you own a business',
    why: 'A business can need special wording or advice.',
  },
};

export const options = {
  whoFor: testatorOptions.map((value) => ({ value, label: value })),
  yesNo: yesNo.map((value) => ({ value, label: value })),
};

/** A message about the part that an address still lacks; null if it can be used. */
function missingInAddress(address: StructuredAddress | undefined): string | null {
  if (!address) return 'Find your address by its postcode, or enter it yourself.';
  if (!address.line_1.trim()) return 'Enter the first line of your address.';
  // British Forces Post has no town, and a number in the place of a postcode.
  if (isForcesAddress(Object.values(address))) return null;
  if (!address.town_or_city.trim()) return 'Enter your town or city.';
  return address.postcode.trim() ? null : 'Enter your postcode.';
}

/** A message about what a question lacks before it counts as answered; null if nothing. */
function missingIn(question: QuestionId, answers: PartialAnswers): string | null {
  if (question === 'address') return missingInAddress(answers.address);
  return answers[question] ? null : 'Choose an answer to continue.';
}

interface Step {
  question: QuestionId;
  /** Steps count from 1. */
  number: number;
  percent: number;
  /** After it the answers are sent. Until `homeOwned` is answered, nobody knows which step is the last. */
  isLast: boolean;
  missing: string | null;
}

/** How many are asked, whichever way: also while nobody knows whether the address comes. */
export const questionCount = 5;

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
    percent: Math.round((number / questionCount) * 100),
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
