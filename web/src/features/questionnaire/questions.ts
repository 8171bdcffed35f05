import { questionWords } from '@plainwill/contracts/notifications/question-words';
import { type QuestionId, whoForOptions, yesNo } from '@plainwill/contracts/notifications/vocabulary';

interface Words {
  /** As the page's heading. */
  question: string;
  /** In few words, as in "Change …". */
  short: string;
  /** Why it is asked. */
  why: string;
}

export const words: Record<QuestionId, Words> = {
  whoFor: {
    question: questionWords.whoFor,
    short: 'who the will is for',
    why: 'Each person has a will of their own. Couples often make two that fit together.',
  },
  children: {
    question: questionWords.children,
    short: 'whether you have children',
    why: 'A will can say who would look after a child under 18.',
  },
  homeOwned: {
    question: questionWords.homeOwned,
    short: 'whether you own your home',
    why: 'Alone or with someone else, with or without a mortgage. A home is often the largest part of a will.',
  },
  address: {
    question: questionWords.address,
    short: 'the address of your home',
    why: 'It goes into your will, so that nobody can mistake you for another person of your name.',
  },
  locationEnglandWales: {
    question: questionWords.locationEnglandWales,
    short: 'where you live',
    why: 'Scotland and Northern Ireland have their own law on wills.',
  },
  business: {
    question: questionWords.business,
    short: 'whether you own a business',
    why: 'A business can need wording and advice of its own.',
  },
};

export const options = {
  whoFor: whoForOptions.map((value) => ({ value, label: value })),
  yesNo: yesNo.map((value) => ({ value, label: value })),
};
