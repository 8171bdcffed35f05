import { poundsText } from '@plainwill/contracts/shared/pounds-text';
import type { WhatIfStep } from '@plainwill/contracts/will-data/what-if/what-if';
import { isItem, isSum } from '../../will/model/gifts-of.ts';
import {
  belongingsGift,
  charityTenthGift,
  digitalGift,
  type Given,
  guardianSumGift,
  petGift,
} from '../beneficiaries/gifts.ts';
import { homeTrustGift } from '../beneficiaries/home.ts';
import type { Outcome } from '../beneficiaries/outcome.ts';
import { keyOf } from '../events/people-of-case.ts';
import type { WhatIfCase } from '../events/what-if-case.ts';
import { listed, step } from './sentences.ts';

export const giftSteps = (c: WhatIfCase, { gifts, giftRows, isCut, home }: Outcome): WhatIfStep[] => [
  ...gifts.flatMap((gift) => ofGift(c, gift, home.survivorship !== null)),
  ...(isCut ? [cutStep(gifts, giftRows)] : []),
  ...ofCharityTenth(gifts),
];

function ofGift(c: WhatIfCase, given: Given, isHomeGone: boolean): WhatIfStep[] {
  const { gift, clause, state, people } = given;
  const name = nameInSentence(c, gift);
  if (state === 'asked') {
    const whom = listed(people.map(c.who.nameOf));
    return [
      step(`The people who run ${name} are asked to pay ${whom}. They decide, and it is not part of your estate.`, {
        clause,
      }),
    ];
  }
  if (state === 'taken' && given.isNextInLine)
    return [step(`No one ahead of ${listed(people.map(c.who.nameOf))} can inherit ${name}.`, { clause })];
  if (state === 'not given') return notGiven(c, given);
  if (state !== 'failed') return [];
  if (given.isGone && isHomeGone && given.isHome) return [];
  if (isDebt(c, gift)) return [debtStep(given)];
  if (given.isGone)
    return [
      step(`You no longer own ${name}, so that gift ends and nothing replaces it.`, {
        clause,
        source: 'Wills Act 1837 s.24',
      }),
    ];
  if (given.isForUnknown)
    return [
      step(`${name} is for your grandchildren. We do not know who they are: add one to see what they would get.`, {
        clause,
      }),
    ];
  if (gift.startsWith('pet-'))
    return [step(`No one you named can take ${name}. Your executors look for a good home.`, { clause })];
  return [step(`No one you chose can inherit ${name}, so it becomes part of the rest.`, { clause })];
}

const isDebt = ({ will }: WhatIfCase, id: string) =>
  will.gifts.some((gift) => gift.id === id && gift.type === 'forgiven_debt');

const debtStep = ({ clause, isGone }: Given) =>
  isGone
    ? step('The debt you forgive has been paid, so there is nothing to forgive.', { clause })
    : step('No one whose debt you forgive survives you, so it is still owed to your estate.', { clause });

function notGiven(c: WhatIfCase, { gift, clause }: Given): WhatIfStep[] {
  const { will, who } = c;
  if (gift === guardianSumGift)
    return [step('No guardian is needed yet, so the sum for guardians is not paid.', { clause })];
  if (gift === charityTenthGift)
    return [step('No tax would be due, so the gift of a tenth to charity is not made.', { clause })];
  const spouse = will.spouse ? who.nameOf(keyOf(will.spouse)) : '';
  return [
    step(`${nameInSentence(c, gift)} is only given if ${spouse} does not survive you, so it is not given.`, { clause }),
  ];
}

function cutStep(gifts: readonly Given[], rows: Outcome['giftRows']): WhatIfStep {
  const sums = gifts.filter(({ isSum, state }) => isSum && state === 'taken');
  const wanted = sums.reduce((total, { pence }) => total + pence, 0);
  const ids = new Set(sums.map(({ gift }) => gift));
  const paid = rows.filter(({ gift }) => ids.has(gift ?? '')).reduce((total, { pence }) => total + pence, 0);
  return step(
    `There is not enough for all the gifts of money: ${poundsText(paid)} for ${poundsText(wanted)}. Each is reduced in proportion, and nothing is left for the rest.`,
    { source: 'Administration of Estates Act 1925 s.34(3) and Schedule 1 Part II' },
  );
}

function ofCharityTenth(gifts: readonly Given[]): WhatIfStep[] {
  const tenth = gifts.find(({ gift, state }) => gift === charityTenthGift && state === 'taken');
  if (!tenth) return [];
  const { clause, pence } = tenth;
  return [
    step(
      `About ${poundsText(pence)} goes to charity, so that the rest is taxed at a lower rate. Your executors agree the exact sum with HMRC.`,
      {
        clause,
        source: 'Inheritance Tax Act 1984 Schedule 1A',
      },
    ),
  ];
}

/** `“upright piano”`, `£5,000`, `your life insurance with Aviary`. */
function nameInSentence({ will }: WhatIfCase, id: string): string {
  const gift = will.gifts.find((one) => one.id === id);
  if (gift && isSum(gift)) return poundsText(Math.round(gift.cash * 100));
  if (gift && isItem(gift)) return `“${gift.item}”`;
  if (gift?.type === 'forgiven_debt') return 'the debt you forgive';
  if (gift) {
    const what = gift.type === 'pension_plan' ? 'your pension' : 'your life insurance';
    return gift.provider ? `${what} with ${gift.provider}` : what;
  }
  const pet = will.pets.find((one) => petGift(one) === id);
  return pet ? `“${pet.description}”` : (provisionNames[id] ?? 'that gift');
}

const provisionNames: Record<string, string> = {
  [homeTrustGift]: 'your home',
  [belongingsGift]: 'your belongings',
  [digitalGift]: 'your photos and files',
  [charityTenthGift]: 'the tenth for charity',
};
