import type { YesNo } from '@plainwill/contracts/notifications/vocabulary';
import { sessionDraft } from '../../drafts/session-draft.ts';
import type { CharityType, EstimateInput } from '../inheritance-tax/working.ts';
import { readPounds } from './pounds.ts';

/** What stands in the fields, as typed. */
export interface EstimatorAnswers {
  estateValue: string;
  debts: string;
  hasSpouse: YesNo;
  entireEstateToSpouse: YesNo;
  amountToSpouse: string;
  isWidowed: YesNo;
  /** Whether the late spouse left everything to this person or to charity, and so used none of the allowances. */
  lateSpouseLeftAll: YesNo;
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

/** What was answered, kept until the tab is closed. */
export const estimatorDraft = sessionDraft('estimator', noAnswers);

export const isBlank = ({ amount, date }: GiftAnswer) => amount.trim() === '' && date === '';

/** Whether everything goes to a spouse: then nothing is asked of the home. */
export const isAllToSpouse = ({ hasSpouse, entireEstateToSpouse }: EstimatorAnswers) =>
  hasSpouse === 'Yes' && entireEstateToSpouse === 'Yes';

const pounds = (typed: string) => readPounds(typed) ?? 0;

/** What the answers say, in the estimator's words. Answers to questions that are not asked any more count for nothing. */
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
    percentResidenceToDescendants: pounds(answers.percentResidenceToDescendants),
    includeGifts: answers.includeGifts === 'Yes',
    gifts: answers.gifts.map(({ amount, date, toSpouseOrCharity }) => ({
      amount: pounds(amount),
      date,
      toSpouseOrCharity,
    })),
    charityType: answers.charityType,
    charityValue: pounds(answers.charityType === 'percent' ? answers.charityPercent : answers.charityAmount),
    transferredNRBPercent: late.nilRate,
    transferredRNRBPercent: late.residence,
  };
}

function lateSpouse(answers: EstimatorAnswers) {
  if (answers.hasSpouse === 'Yes' || answers.isWidowed === 'No') return { nilRate: 0, residence: 0 };
  if (answers.lateSpouseLeftAll === 'Yes') return { nilRate: 100, residence: 100 };
  return { nilRate: pounds(answers.transferredNRBPercent), residence: pounds(answers.transferredRNRBPercent) };
}

export const hasEstate = ({ estateValue }: EstimatorAnswers) => pounds(estateValue) > 0;
