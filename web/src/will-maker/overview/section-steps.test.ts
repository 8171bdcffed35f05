import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import { homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import { expect, it } from 'vitest';
import { sectionSteps, stepAsked } from './section-steps.ts';

it.each([
  ['personalDetails', personalDetailsQuestions],
  ['homeDetails', homeDetailsQuestions],
  ['funeralWishes', funeralWishesQuestions],
] as const)('asks each question of %s in one step', (part, questions) => {
  const asked = sectionSteps[part].flatMap(({ fields }) => fields ?? []);
  expect(asked.toSorted()).toEqual(Object.keys(questions).toSorted());
});

it('asks for at most five things at a time, not counting what an answer brings', () => {
  const ofAddress = 6;
  const followUps = ['foreignCountries', 'isForUnitedKingdom', 'hasForeignWill', 'isBritish', 'choosesEnglishLaw'];
  const most = Object.values(sectionSteps).flatMap((steps) =>
    steps.map(({ fields = [] }) => fields.filter((field) => !followUps.includes(field)).length),
  );
  expect(Math.max(...most)).toBeLessThanOrEqual(ofAddress);
});

it('opens the step by its name, by one of its fields, or else the first', () => {
  const step = (asked: Partial<Parameters<typeof stepAsked>[1]>) =>
    stepAsked('personalDetails', { step: null, field: null, ...asked }).id;
  expect(step({ step: 'reach' })).toBe('reach');
  expect(step({ field: 'occupation' })).toBe('about');
  expect(step({ step: 'gone' })).toBe('name');
  expect(step({})).toBe('name');
});
