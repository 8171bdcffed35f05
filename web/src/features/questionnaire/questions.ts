import { type QuestionId, whoForOptions, yesNo } from '@plainwill/contracts/notifications/vocabulary';

interface Words {
  /** As the page's heading. */
  question: string;
  /** Why it is asked. */
  why: string;
}

export const words: Record<QuestionId, Words> = {
  whoFor: {
    question: 'Who would you like to make a will for?',
    why: 'Each person has a will of their own. Couples often make two that fit together.',
  },
  children: {
    question: 'Do you have children?',
    why: 'A will can say who would look after a child under 18.',
  },
  homeOwned: {
    question: 'Do you own your home?',
    why: 'Alone or with someone else, with or without a mortgage. A home is often the largest part of a will.',
  },
  address: {
    question: 'What is the address of your home?',
    why: 'It goes into your will, so that nobody can mistake you for another person of your name.',
  },
  locationEnglandWales: {
    question: 'Do you live in England or Wales?',
    why: 'Scotland and Northern Ireland have their own law on wills.',
  },
  business: {
    question: 'Do you own a business, or a share of one?',
    why: 'A business can need wording and advice of its own.',
  },
};

export const options = {
  whoFor: whoForOptions.map((value) => ({ value, label: value })),
  yesNo: yesNo.map((value) => ({ value, label: value })),
};
