import type { QuestionId } from './vocabulary.ts';

/** Each question as it is asked. */
export const questionLabels: Record<QuestionId, string> = {
  whoFor: 'Who would you like to make a will for?',
  children: 'Do you have children?',
  homeOwned: 'Do you own your home?',
  address: 'What is the address of your home?',
  locationEnglandWales: 'Do you live in England or Wales?',
  business: 'Do you own a business, or a share of one?',
};
