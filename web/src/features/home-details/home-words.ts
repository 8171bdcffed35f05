import {
  type HomeOwnership,
  homeOwnerships,
  type TenancyType,
  tenancyTypes,
} from '@plainwill/contracts/will-data/vocabulary';

const ownershipWords: Record<HomeOwnership, string> = {
  'own-outright': 'I own it outright',
  'own-mortgage': 'I own it with a mortgage',
  rent: 'I rent it',
  other: 'Other',
};

/** For the section's one line. */
export const ownershipInShort: Record<HomeOwnership, string> = {
  'own-outright': 'owned outright',
  'own-mortgage': 'owned with a mortgage',
  rent: 'rented',
  other: 'other',
};

const tenancyWords: Record<TenancyType, string> = {
  'sole-owner': 'Sole owner',
  'joint-tenants': 'Joint tenants',
  'tenants-in-common': 'Tenants in common',
};

/** What each way of owning means for the will. Law of Property Act 1925 ss. 34-36. */
export const tenancyNotes: Record<TenancyType, string> = {
  'sole-owner': 'The home is yours alone, so your will decides who has it.',
  'joint-tenants':
    'You own the whole home together. When one of you dies, the other has all of it at once, whatever a will says.',
  'tenants-in-common':
    'Each of you owns a share, equal or not. Your share goes to whoever your will names, not by itself to the other owner.',
};

export const ownershipOptions = homeOwnerships.map((value) => ({ value, label: ownershipWords[value] }));
export const tenancyOptions = tenancyTypes.map((value) => ({ value, label: tenancyWords[value] }));

const tieWords = { yes: 'Yes', no: 'No' };

export type Tie = keyof typeof tieWords;

export const tieOptions = (['yes', 'no'] as const).map((value) => ({ value, label: tieWords[value] }));

const words: Record<string, string> = { ...ownershipWords, ...tenancyWords, ...tieWords };

/** A choice in the words it was made in; any other answer as it is. */
export const printAnswer = (text: string) => words[text] ?? text;
