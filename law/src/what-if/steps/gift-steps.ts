import { daysAfter } from '@plainwill/contracts/shared/calendar-date';
import { poundsText } from '@plainwill/contracts/shared/pounds-text';
import type { WhatIfStep } from '@plainwill/contracts/will-data/what-if/what-if';
import { isItem, isSum } from '../../will/model/gifts-of.ts';
import { isPaidOnce } from '../../will/model/will.ts';
import { isTenthReached } from '../beneficiaries/charity-tenth.ts';
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
  ...gifts.flatMap((gift) => [...ofGift(c, gift, home.survivorship !== null), ...ofLikeGift(c, gift)]),
  ...(isCut ? [cutStep(gifts, giftRows)] : []),
  ...ofCharityTenth(c, gifts),
];

function ofGift(c: WhatIfCase, given: Given, isHomeGone: boolean): WhatIfStep[] {
  const { gift, clause, state, people } = given;
  const name = nameInSentence(c, gift);
  if (state === 'asked' && people.length === 0) return [outsideStep(c, given)];
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
  if (given.isGone) {
    const isOfAnyHome = c.will.gifts.some(({ id, coversLaterHome }) => id === gift && coversLaterHome);
    const why = isOfAnyHome ? 'You own no home any more' : `You no longer own ${name}`;
    return [step(`${why}, so that gift ends and nothing replaces it.`, { clause, source: 'Wills Act 1837 s.24' })];
  }
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

/** A sum that two wills alike may both give, of two people who die close together. */
function ofLikeGift({ will, who, lives, deathOn }: WhatIfCase, { gift, clause, state, people }: Given): WhatIfStep[] {
  const { spouse, survivorship } = will;
  const stored = will.gifts.find(({ id }) => id === gift);
  if (state !== 'taken' || !spouse || !stored || !isPaidOnce(stored, survivorship)) return [];
  const { days } = survivorship;
  const death = lives.deathOf(keyOf(spouse));
  const isClose = death !== null && daysAfter(death, days) >= deathOn && death <= daysAfter(deathOn, days);
  if (!isClose) return [];
  const name = who.nameOf(keyOf(spouse));
  return [
    step(
      `You and ${name} die within ${days} ${days === 1 ? 'day' : 'days'} of each other. If you are the elder, whatever ${listed(people.map(who.nameOf))} gets by a like gift in ${name}’s will is taken off ${poundsText(Math.round(stored.cash * 100))}, so that the two wills together pay it once.`,
      { clause, source: 'Jump v Lister [2016] EWHC 2160 (Ch)' },
    ),
  ];
}

/** A pension or policy that nobody named can take, and of which nobody has said that it pays the estate. */
function outsideStep(c: WhatIfCase, { gift, clause }: Given): WhatIfStep {
  const isPension = c.will.gifts.find(({ id }) => id === gift)?.type === 'pension_plan';
  const who = isPension ? 'The scheme decides who gets it' : 'The insurer pays whoever the policy names';
  return step(
    `No one you chose can take ${nameInSentence(c, gift)}. ${who}; only if it pays your estate is it part of the rest.`,
    { clause },
  );
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
    return [
      isTenthReached(c)
        ? step(`${otherGiftsReach}, so the tenth adds nothing.`, { clause, source: lowerRate })
        : step('No tax would be due, so the gift of a tenth to charity is not made.', { clause }),
    ];
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

const lowerRate = 'Inheritance Tax Act 1984 Schedule 1A';
const otherGiftsReach = 'Your other gifts to charity are already enough for the lower rate of tax';

function ofCharityTenth(c: WhatIfCase, gifts: readonly Given[]): WhatIfStep[] {
  const tenth = gifts.find(({ gift, state }) => gift === charityTenthGift && state === 'taken');
  if (!tenth) return [];
  const sum = poundsText(tenth.pence);
  const text = isTenthReached(c)
    ? `${otherGiftsReach}, so the tenth adds only the least sum you set, ${sum}.`
    : `About ${sum} goes to charity, so that the rest is taxed at a lower rate. Your executors agree the exact sum with HMRC.`;
  return [step(text, { clause: tenth.clause, source: lowerRate })];
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
