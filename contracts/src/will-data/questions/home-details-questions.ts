import { type AnswersOf, onPage, questionsOf } from '../../kit/question.ts';
import type { HomeOwnership, Severance, TenancyType } from '../vocabulary.ts';
import { addressQuestions } from './address-questions.ts';

const homeOwnerships: Record<HomeOwnership, string> = {
  'own-outright': 'I own it outright',
  'own-mortgage': 'I own it with a mortgage',
  rent: 'I rent it',
  other: 'Other',
};

const tenancyTypes: Record<TenancyType, string> = {
  'sole-owner': 'Sole owner',
  'joint-tenants': 'Joint tenants',
  'tenants-in-common': 'Tenants in common',
};

const severances: Record<Severance, string> = {
  planned: 'Yes, I plan to',
  done: 'It has been done',
};

/** Null until it is answered. Who owns the home too, and what ties the person to elsewhere, is theirs alone to say. */
export const homeDetailsQuestions = questionsOf({
  ...onPage('address', addressQuestions),
  ...onPage('ownership', {
    homeOwnership: { type: 'choice', label: 'Do you own your home?', options: homeOwnerships, isNullable: true },
    tenancyType: {
      type: 'choice',
      label: 'How do you own it?',
      hint: 'Not sure? Check your deeds.',
      options: tenancyTypes,
      isNullable: true,
    },
    /** The spouse or a contact. */
    coOwnerId: { type: 'person', label: 'Who do you own it with?', isNullable: true, isForTestatorOnly: true },
    /** A will cannot split a joint home, but can give the share that results. */
    severance: {
      type: 'choice',
      label: 'Would you like to split it into shares?',
      hint: 'Then your will can give your share to anyone. This is called severance.',
      options: severances,
      isNullable: true,
      isOptional: true,
      isForTestatorOnly: true,
    },
  }),
  ...onPage('ties', {
    isDomiciledHere: {
      type: 'yesNo',
      label: 'Is England and Wales your permanent home?',
      hint: 'The place where you plan to stay. If yes, or if your address is here and you leave this open, your will says: “My permanent home, and my domicile, is in England and Wales.”',
      isNullable: true,
      isForTestatorOnly: true,
    },
    hasForeignAssets: {
      type: 'yesNo',
      label: 'Do you own anything outside England and Wales?',
      hint: 'A house, land, a bank account or shares. Scotland and Northern Ireland count too.',
      isNullable: true,
      isForTestatorOnly: true,
    },
    foreignCountries: {
      type: 'line',
      label: 'In which countries?',
      hint: 'For example, Spain, France',
      max: 200,
      isNullable: true,
      isOptional: true,
      isEncrypted: true,
      isForTestatorOnly: true,
    },
    /** Property outside the United Kingdom stays out of the will. */
    isForUnitedKingdom: {
      type: 'yesNo',
      label: 'What should this will cover?',
      hint: 'Choose the UK only after advice. A will you have made in another country then stays as it is.',
      isNullable: true,
      isForTestatorOnly: true,
    },
    hasForeignWill: {
      type: 'yesNo',
      label: 'Have you made a will in another country?',
      isNullable: true,
      isOptional: true,
      isForTestatorOnly: true,
    },
    isBritish: {
      type: 'yesNo',
      label: 'Are you a British national?',
      isNullable: true,
      isOptional: true,
      isForTestatorOnly: true,
    },
    choosesEnglishLaw: {
      type: 'yesNo',
      label: 'Should the law of England and Wales apply there, where it can?',
      hint: 'Most EU countries let a British national choose. Ask a lawyer there.',
      isNullable: true,
      isOptional: true,
      isForTestatorOnly: true,
    },
    hasBusiness: {
      type: 'yesNo',
      label: 'Do you own a business, or part of one?',
      isNullable: true,
      isForTestatorOnly: true,
    },
  }),
});

type HomeAnswers = AnswersOf<typeof homeDetailsQuestions>;
type Ownership = Pick<HomeAnswers, 'homeOwnership' | 'tenancyType' | 'coOwnerId' | 'severance'>;
type Abroad = Pick<HomeAnswers, 'hasForeignAssets' | (typeof abroadAlone)[number]>;

/** Asked only of those who own something abroad. */
const abroadAlone = [
  'isForUnitedKingdom',
  'foreignCountries',
  'hasForeignWill',
  'isBritish',
  'choosesEnglishLaw',
] as const;

/** Only an owner holds a home alone or with somebody. */
export const asksTenancy = ({ homeOwnership }: Pick<Ownership, 'homeOwnership'>) =>
  homeOwnership === 'own-outright' || homeOwnership === 'own-mortgage';

export const asksCoOwner = (home: Pick<Ownership, 'homeOwnership' | 'tenancyType'>) =>
  asksTenancy(home) && (home.tenancyType === 'joint-tenants' || home.tenancyType === 'tenants-in-common');

export const asksSeverance = (
  home: Pick<Ownership, 'homeOwnership' | 'tenancyType'> & { severance: Severance | null },
) => asksTenancy(home) && (home.tenancyType === 'joint-tenants' || home.severance === 'done');

const ownsAbroad = ({ hasForeignAssets }: Pick<Abroad, 'hasForeignAssets'>) => hasForeignAssets === true;

const ruled = ['tenancyType', 'coOwnerId', 'severance', ...abroadAlone] as const;

/** The answers of a home that its other answers rule out, emptied. */
export function ruledOutOf<H extends Ownership & Abroad>(home: H): Partial<Record<(typeof ruled)[number], null>> {
  const inOrder = homeInOrder(home);
  return Object.fromEntries(ruled.filter((field) => inOrder[field] === null).map((field) => [field, null]));
}

/** The same home with no answer to a question that is not asked. */
const homeInOrder = <H extends Ownership & Abroad>(home: H): H => ({
  ...home,
  tenancyType: asksTenancy(home) ? home.tenancyType : null,
  coOwnerId: asksCoOwner(home) ? home.coOwnerId : null,
  severance: asksSeverance(home) ? home.severance : null,
  ...(ownsAbroad(home) ? {} : Object.fromEntries(abroadAlone.map((field) => [field, null]))),
});
