import type { FamilyAnswers } from '@plainwill/law/intestacy/family-answers';
import { noFamilyAnswers } from '@plainwill/law/intestacy/family-answers';
import { askedOf } from '@plainwill/law/intestacy/questions';
import { expect, it } from 'vitest';
import { readingAge } from '../content/testing/reading-age.ts';
import { nothingFor } from './nothing-for.ts';
import { administratorText, couldDo, headlineOf } from './outcome-text.ts';
import { outcomesOf } from './outcomes.ts';
import { reasonsFor } from './reasons.ts';
import { soFar } from './so-far.ts';

const asOf = '2026-11-20';
const child = (name: string, state: 'adult' | 'minor') => ({ name, state, childCount: null, children: [] });
const died = (name: string, ...children: ReturnType<typeof child>[]) => ({
  name,
  state: 'died' as const,
  childCount: children.length,
  children,
});
const tomAndAmy = { hasChildren: true, childCount: 2, children: [child('Tom', 'adult'), child('Amy', 'minor')] };
const orphans = { ...tomAndAmy, children: [died('Una', child('Lee', 'minor')), child('Amy', 'minor')] };
const noKin = { mother: 'no', father: 'no', siblings: 'no', halfSiblings: 'no', grandparents: 'no' } as const;

const families: Record<string, Partial<FamilyAnswers>> = {
  'a spouse': { relationship: 'married', hasChildren: false },
  'a spouse apart, and children': { relationship: 'separated', ...tomAndAmy, home: 'none', estateSize: 'above' },
  'a spouse, children and little': { relationship: 'married', ...tomAndAmy, home: 'spouse', estateSize: 'within' },
  'a spouse, grandchildren and money': {
    relationship: 'married',
    ...orphans,
    home: 'other',
    estatePence: 60_000_000,
    chattelsPence: 1_000_000,
  },
  'money unknown': { relationship: 'married', ...tomAndAmy, home: 'spouse', estateSize: 'unknown' },
  'a partner and children': { relationship: 'living-together', ...orphans },
  'a court order, and parents': { relationship: 'court-order', hasChildren: false, mother: 'yes', father: 'yes' },
  'a parent who may be living': {
    relationship: 'none',
    hasChildren: false,
    mother: 'unknown',
    father: 'no',
    siblings: 'yes',
  },
  'aunts and uncles': { relationship: 'none', hasChildren: false, ...noKin, auntsAndUncles: 'yes' },
  nobody: { relationship: 'none', hasChildren: false, ...noKin, auntsAndUncles: 'no', halfAuntsAndUncles: 'no' },
};

const of = (told: Partial<FamilyAnswers>) => outcomesOf({ ...noFamilyAnswers, ...told }, asOf);

it.each([
  ['a spouse', 'Your spouse gets everything.'],
  [
    'a spouse apart, and children',
    'Your spouse gets your belongings, the first £322,000 and half of the rest. Tom and Amy share the other half.',
  ],
  ['a spouse, grandchildren and money', 'Your spouse gets £466,000. Lee and Amy share £134,000.'],
  ['a partner and children', 'Lee and Amy share everything equally.'],
  ['a court order, and parents', 'Your mother and your father get half each.'],
  ['aunts and uncles', 'Your aunts and uncles share everything equally.'],
  ['nobody', 'No relative can inherit, so everything goes to the Crown.'],
])('says in a sentence who gets what: %s', (name, words) => {
  expect(of(families[name] ?? {}).map(headlineOf)).toEqual([words]);
});

it.each(Object.entries(families))('gives a reason for every rule that was used, and no other: %s', (_name, told) => {
  for (const outcome of of(told)) {
    const rules = new Set(outcome.answer.steps.map(({ source }) => source));
    const given = new Set(reasonsFor(outcome).map(({ source }) => source));
    // The belongings go first whatever they are worth, also where the answer has no sum for them.
    given.delete('Administration of Estates Act 1925 s.55(1)(x)');
    rules.delete('Administration of Estates Act 1925 s.55(1)(x)');
    expect(given).toEqual(rules);
  }
});

it.each(Object.entries(families))('has three or four things that a will could do: %s', (_name, told) => {
  for (const outcome of of(told)) expect([3, 4]).toContain(couldDo(outcome).length);
});

it('names those who get nothing, and who would deal with everything', () => {
  const [partner] = of(families['a partner and children'] ?? {});
  expect(partner && nothingFor(partner)[0]?.who).toBe('Your partner');
  expect(partner && administratorText(partner)).toContain('their parent or guardian');
  const [little] = of(families['a spouse, children and little'] ?? {});
  expect(little && nothingFor(little)[0]?.who).toBe('Tom and Amy');
});

it('can be read at the age of ten, as the page around it', () => {
  const sentences = Object.values(families).flatMap((told) => [
    ...of(told).flatMap((outcome) => [
      `${outcome.condition}: ${headlineOf(outcome)}`,
      ...nothingFor(outcome).map(({ who, why }) => `${who}. ${why}`),
      ...couldDo(outcome),
      administratorText(outcome),
      ...reasonsFor(outcome).map(({ text }) => text),
    ]),
    ...whileAnswering(told),
  ]);
  expect(readingAge(sentences)).toBeLessThan(10);
});

/** Collects the lines before each question, as the answers come in. */
function whileAnswering(told: Partial<FamilyAnswers>): string[] {
  const keys = Object.keys(told) as (keyof FamilyAnswers)[];
  return keys.flatMap((_, at) => {
    const answers = { ...noFamilyAnswers, ...Object.fromEntries(keys.slice(0, at).map((key) => [key, told[key]])) };
    const { next } = askedOf(answers, asOf);
    return next ? [soFar(answers, next)] : [];
  });
}
