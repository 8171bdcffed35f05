import { dayParts } from '@plainwill/contracts/shared/calendar-date';
import { type EstimatorAnswers, isAllToSpouse, isBlank } from './answers.ts';
import { readPounds } from './pounds.ts';

export type Problems = Record<string, string>;

const unreadable = 'Enter an amount in pounds, like 250,000';
const notPercent = 'Enter a number from 0 to 100';

/** What in a step cannot be reckoned with, by field. A missing amount counts as nothing, so only what is unreadable does. */
export function problemsOf(step: number, answers: EstimatorAnswers, today: string): Problems {
  const problems: Problems = {};
  const check = (name: keyof EstimatorAnswers, words = unreadable) => {
    if (readPounds(String(answers[name])) === null) problems[name] = words;
  };
  if (step === 1) {
    check('estateValue');
    check('debts');
  }
  if (step === 2) checkFamily(answers, check);
  if (step === 3) {
    if (answers.charityType === 'percent') check('charityPercent', notPercent);
    if (answers.charityType === 'amount') check('charityAmount');
    if (answers.includeGifts === 'Yes') Object.assign(problems, giftProblems(answers, today));
  }
  return problems;
}

function checkFamily(answers: EstimatorAnswers, check: (name: keyof EstimatorAnswers, words?: string) => void) {
  if (isAllToSpouse(answers)) return;
  if (answers.hasSpouse === 'Yes') check('amountToSpouse');
  else if (answers.isWidowed === 'Yes' && answers.lateSpouseLeftAll === 'No') {
    check('transferredNRBPercent', notPercent);
    check('transferredRNRBPercent', notPercent);
  }
  if (answers.hasDirectDescendants === 'No') return;
  check('mainResidenceValue');
  check('percentResidenceToDescendants', notPercent);
}

function giftProblems({ gifts }: EstimatorAnswers, today: string): Problems {
  const problems: Problems = {};
  for (const [index, gift] of gifts.entries()) {
    if (isBlank(gift)) continue;
    const which = `gift ${index + 1}`;
    if (readPounds(gift.amount) === null) problems[`${gift.key}.amount`] = `Enter the amount of ${which} in pounds`;
    if (!dayParts(gift.date)) problems[`${gift.key}.date`] = `Enter the date of ${which}`;
    else if (gift.date > today) problems[`${gift.key}.date`] = `The date of ${which} must be today or earlier`;
  }
  return problems;
}
