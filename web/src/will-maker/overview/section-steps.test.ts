import type { Questions } from '@plainwill/contracts/kit/question';
import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import { homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import type { SectionPart } from '@plainwill/contracts/will-data/will/answer-place';
import { expect, it } from 'vitest';
import { sectionSteps } from './section-steps.ts';
import { stepAsked } from './step-asked.ts';

const onPages: Partial<Record<SectionPart, Questions>> = {
  personalDetails: personalDetailsQuestions,
  homeDetails: homeDetailsQuestions,
  funeralWishes: funeralWishesQuestions,
};

it.each(Object.entries(onPages))('has a step for each page of %s, in their order', (part, questions) => {
  const pages = new Set(Object.values(questions).map(({ page }) => page));
  expect(sectionSteps[part as SectionPart].map(({ id }) => id)).toEqual([...pages]);
});

it('asks for at most five things at a time, not counting what an answer brings', () => {
  const ofAddress = 6;
  const followUps = [
    'otherTitle',
    'hasOneName',
    'isSeparated',
    'foreignCountries',
    'isForUnitedKingdom',
    'hasForeignWill',
    'isBritish',
    'choosesEnglishLaw',
  ];
  const asked = Object.values(onPages).flatMap((questions) => [
    ...Map.groupBy(
      Object.entries(questions).filter(([field]) => !followUps.includes(field)),
      ([, { page }]) => page,
    ).values(),
  ]);
  expect(Math.max(...asked.map((fields) => fields.length))).toBeLessThanOrEqual(ofAddress);
});

it('opens the step by its name, by one of its fields, or else the first', () => {
  const step = (asked: Partial<Parameters<typeof stepAsked>[1]>) =>
    stepAsked('personalDetails', { step: null, field: null, ...asked }).id;
  expect(step({ step: 'reach' })).toBe('reach');
  expect(step({ field: 'occupation' })).toBe('about');
  expect(step({ step: 'gone' })).toBe('name');
  expect(step({})).toBe('name');
});
