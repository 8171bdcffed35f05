import type { YesNo } from '@plainwill/contracts/notifications/vocabulary';
import { dayParts } from '@plainwill/contracts/shared/calendar-date';
import { toPence } from '@plainwill/law/money/pence';
import { transferableResidencePercent } from '@plainwill/law/tax/transferable-bands';
import type { CharityType, EstimateInput } from '@plainwill/law/tax/working';
import { draftStore } from '../../shared/drafts/draft.ts';
import { readPercent, readPounds } from './pounds.ts';

/** The fields hold their text as typed. */
export interface EstimatorAnswers {
  estateValue: string;
  debts: string;
  hasSpouse: YesNo;
  entireEstateToSpouse: YesNo;
  amountToSpouse: string;
  /** The question is about an earlier marriage where there is a spouse now. */
  isWidowed: YesNo;
  /** Yes if the late spouse left everything to this person or to charity, and so used none of the allowances. */
  lateSpouseLeftAll: YesNo;
  /** More than the residence band is given in full for, which shrinks it. */
  lateEstateIsLarge: YesNo;
  lateEstateValue: string;
  lateSpouseDiedOn: string;
  transferredNRBPercent: string;
  transferredRNRBPercent: string;
  hasDirectDescendants: YesNo;
  mainResidenceValue: string;
  percentResidenceToDescendants: string;
  includeGifts: YesNo;
  gifts: readonly GiftAnswer[];
  charityType: CharityType;
  charityPercent: string;
  charityAmount: string;
}

export interface GiftAnswer {
  /** Tells gifts apart while they are edited. */
  key: string;
  amount: string;
  date: string;
  toSpouseOrCharity: boolean;
}

export const noAnswers: EstimatorAnswers = {
  estateValue: '',
  debts: '',
  hasSpouse: 'No',
  entireEstateToSpouse: 'No',
  amountToSpouse: '',
  isWidowed: 'No',
  lateSpouseLeftAll: 'Yes',
  lateEstateIsLarge: 'No',
  lateEstateValue: '',
  lateSpouseDiedOn: '',
  transferredNRBPercent: '100',
  transferredRNRBPercent: '100',
  hasDirectDescendants: 'No',
  mainResidenceValue: '',
  percentResidenceToDescendants: '100',
  includeGifts: 'No',
  gifts: [],
  charityType: 'none',
  charityPercent: '',
  charityAmount: '',
};

/** The answers stay until the tab is closed. */
export const estimatorDraft = draftStore('estimator', { where: 'tab', empty: noAnswers });

const isBlank = ({ amount, date }: GiftAnswer) => amount.trim() === '' && date === '';

/** Says if everything goes to a spouse: then no question is asked about the home. */
export const isAllToSpouse = ({ hasSpouse, entireEstateToSpouse }: EstimatorAnswers) =>
  hasSpouse === 'Yes' && entireEstateToSpouse === 'Yes';

const pounds = (typed: string) => readPounds(typed) ?? 0;
const percent = (typed: string) => readPercent(typed) ?? 0;

/** Translates the answers into the estimator's input. Answers to questions no longer asked do not count. */
export function inputOf(answers: EstimatorAnswers): EstimateInput {
  const hasSpouse = answers.hasSpouse === 'Yes';
  const allToSpouse = isAllToSpouse(answers);
  const late = lateSpouse(answers);
  return {
    estateValue: pounds(answers.estateValue),
    debts: pounds(answers.debts),
    hasSpouse,
    entireEstateToSpouse: allToSpouse,
    amountToSpouse: hasSpouse && !allToSpouse ? pounds(answers.amountToSpouse) : 0,
    hasDirectDescendants: !allToSpouse && answers.hasDirectDescendants === 'Yes',
    mainResidenceValue: pounds(answers.mainResidenceValue),
    percentResidenceToDescendants: percent(answers.percentResidenceToDescendants),
    includeGifts: answers.includeGifts === 'Yes',
    gifts: answers.gifts.map(({ amount, date, toSpouseOrCharity }) => ({
      amount: pounds(amount),
      date,
      toSpouseOrCharity,
    })),
    charityType: answers.charityType,
    charityValue: answers.charityType === 'percent' ? percent(answers.charityPercent) : pounds(answers.charityAmount),
    transferredNRBPercent: late.nilRate,
    transferredRNRBPercent: late.residence,
  };
}

function lateSpouse(answers: EstimatorAnswers) {
  if (isAllToSpouse(answers) || answers.isWidowed === 'No') return { nilRate: 0, residence: 0 };
  if (answers.lateSpouseLeftAll === 'Yes') return { nilRate: 100, residence: lateResidence(answers) };
  return { nilRate: percent(answers.transferredNRBPercent), residence: percent(answers.transferredRNRBPercent) };
}

const lateResidence = ({ lateEstateIsLarge, lateEstateValue, lateSpouseDiedOn }: EstimatorAnswers) =>
  lateEstateIsLarge === 'Yes'
    ? transferableResidencePercent({ netEstate: toPence(pounds(lateEstateValue)), diedOn: lateSpouseDiedOn })
    : 100;

export const hasEstate = ({ estateValue }: EstimatorAnswers) => pounds(estateValue) > 0;

export type Problems = Record<string, string>;

const unreadable = 'Enter an amount in pounds, like 250,000';
const notPercent = 'Enter a number from 0 to 100';

/** Finds the unreadable fields of a step: each cannot be reckoned with, while a missing amount counts as nothing. */
export function problemsOf(step: number, answers: EstimatorAnswers, today: string): Problems {
  const problems: Problems = {};
  const check = (name: keyof EstimatorAnswers, words = unreadable) => {
    const read = words === notPercent ? readPercent : readPounds;
    if (read(String(answers[name])) === null) problems[name] = words;
  };
  if (step === 1) {
    check('estateValue');
    check('debts');
    Object.assign(problems, estateProblems(answers, problems));
  }
  if (step === 2) {
    checkFamily(answers, check);
    Object.assign(problems, lateSpouseProblems(answers, today));
  }
  if (step === 3) {
    if (answers.charityType === 'percent') check('charityPercent', notPercent);
    if (answers.charityType === 'amount') check('charityAmount');
    if (answers.includeGifts === 'Yes') Object.assign(problems, giftProblems(answers, today));
  }
  return problems;
}

/** If there is nothing to tax, no other question is needed. */
function estateProblems({ estateValue, debts }: EstimatorAnswers, found: Problems): Problems {
  if (found.estateValue || found.debts) return {};
  const [owned, owed] = [pounds(estateValue), pounds(debts)];
  if (owned <= 0) return { estateValue: 'Enter what you own, in pounds, like 250,000' };
  if (owed >= owned) return { debts: 'Your debts come to as much as you own, or more. Check both amounts' };
  return {};
}

function checkFamily(answers: EstimatorAnswers, check: (name: keyof EstimatorAnswers, words?: string) => void) {
  if (isAllToSpouse(answers)) return;
  if (answers.hasSpouse === 'Yes') check('amountToSpouse');
  if (answers.isWidowed === 'Yes' && answers.lateSpouseLeftAll === 'No') {
    check('transferredNRBPercent', notPercent);
    check('transferredRNRBPercent', notPercent);
  }
  if (answers.hasDirectDescendants === 'No') return;
  check('mainResidenceValue');
  check('percentResidenceToDescendants', notPercent);
}

export const isLateEstateAsked = (answers: EstimatorAnswers) =>
  !isAllToSpouse(answers) &&
  answers.isWidowed === 'Yes' &&
  answers.lateSpouseLeftAll === 'Yes' &&
  answers.lateEstateIsLarge === 'Yes';

function lateSpouseProblems(answers: EstimatorAnswers, today: string): Problems {
  if (!isLateEstateAsked(answers)) return {};
  const { lateEstateValue, lateSpouseDiedOn } = answers;
  return {
    ...(!readPounds(lateEstateValue) && { lateEstateValue: unreadable }),
    ...((!dayParts(lateSpouseDiedOn) || lateSpouseDiedOn > today) && { lateSpouseDiedOn: 'Enter the date they died' }),
  };
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
