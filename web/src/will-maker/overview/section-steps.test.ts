import { childQuestions } from '@plainwill/contracts/will-data/questions/child-questions';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import { giftQuestions } from '@plainwill/contracts/will-data/questions/gift-questions';
import { homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import { spouseDetailsQuestions } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import type { SectionPart } from '@plainwill/contracts/will-data/will/answer-place';
import { expect, it } from 'vitest';
import { type Step, sectionSteps, stepAsked } from './section-steps.ts';

/** All that each section asks by its questions; the rest of them choose from lists. */
const questionsOf = {
  personalDetails: personalDetailsQuestions,
  homeDetails: homeDetailsQuestions,
  spouseDetails: spouseDetailsQuestions,
  children: childQuestions,
  contacts: contactQuestions,
  funeralWishes: funeralWishesQuestions,
  guardianship: {},
  executors: {},
  gifts: giftQuestions,
  residue: {},
} satisfies Record<SectionPart, object>;

it.each(Object.keys(sectionSteps) as SectionPart[])('asks each question of %s in one step', (part) => {
  const steps: readonly Step[] = sectionSteps[part];
  const named = steps.flatMap(({ fields }) => fields ?? []);
  expect(named).toHaveLength(new Set(named).size);
  // A step that names no fields asks all that no other step names.
  const asksRest = steps.some(({ fields }) => !fields);
  const unasked = Object.keys(questionsOf[part]).filter((field) => !named.includes(field));
  expect(asksRest ? [] : unasked).toEqual([]);
});

it('asks for at most five things at a time, not counting what an answer brings', () => {
  const ofAddress = 6;
  const followUps = ['foreignCountries', 'isForUnitedKingdom', 'hasForeignWill', 'isBritish', 'choosesEnglishLaw'];
  const most = Object.values<readonly Step[]>(sectionSteps).flatMap((steps) =>
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
