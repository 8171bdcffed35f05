import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Descendant,
  estateSizes,
  type FamilyAnswers,
  homeOwners,
  kinQuestions,
  lifeStates,
  maxGenerations,
  noFamilyAnswers,
  offspringAt,
  perhaps,
  relationships,
  withOffspring,
} from './family-answers.ts';
import { intestacy } from './intestacy.ts';
import { possibleFamilies } from './possible-families.ts';
import { askedOf, type Question, questionKey } from './questions.ts';

const asOf = '2026-11-20';

/** What is asked, in order, until nothing is left to ask. */
const asked = (answers: Partial<FamilyAnswers>) => {
  const { answered, next } = askedOf({ ...noFamilyAnswers, ...answers }, asOf);
  return [...answered, ...(next ? [next] : [])].map(questionKey);
};
const grown = (...names: string[]): Descendant[] =>
  names.map((name) => ({ name, state: 'adult', childCount: null, children: [] }));
const died = (childCount: number, ...children: Descendant[]): Descendant => ({
  name: '',
  state: 'died',
  childCount,
  children,
});

describe('the order', () => {
  it('asks somebody who is married without children two questions', () => {
    expect(asked({ relationship: 'married', hasChildren: false })).toEqual(['relationship', 'hasChildren']);
    expect(askedOf({ ...noFamilyAnswers, relationship: 'separated', hasChildren: false }, asOf).next).toBeNull();
  });

  it('asks a spouse with children about home and money, and about belongings only above the first sum', () => {
    const family = { relationship: 'married', hasChildren: true, childCount: 1, children: grown('Tom') } as const;
    const before = ['relationship', 'hasChildren', 'childCount', 'children', 'home', 'estate'];
    expect(asked({ ...family, home: 'spouse' })).toEqual(before);
    expect(asked({ ...family, home: 'spouse', estateSize: 'within' })).toEqual(before);
    expect(asked({ ...family, home: 'none', estatePence: 32_200_000 })).toEqual(before);
    expect(asked({ ...family, home: 'none', estatePence: 32_200_001 })).toEqual([...before, 'chattels']);
  });

  it('asks somebody with children and no spouse about them alone', () => {
    expect(
      asked({ relationship: 'living-together', hasChildren: true, childCount: 2, children: grown('Tom', 'Amy') }),
    ).toEqual(['relationship', 'hasChildren', 'childCount', 'children']);
  });

  it('asks about the children of one who has died, and of theirs, down to great-grandchildren', () => {
    const children = [died(1, died(1, ...grown('Lee')))];
    const told = { relationship: 'none', hasChildren: true, childCount: 1, children } as const;
    expect(asked(told).slice(2)).toEqual([
      'childCount',
      'children',
      'childCount.0',
      'children.0',
      'childCount.0.0',
      'children.0.0',
    ]);
  });

  it('goes on to the relatives where nobody is left below', () => {
    const childless = { relationship: 'none', hasChildren: true, childCount: 1, children: [died(0)] } as const;
    expect(asked(childless).at(-1)).toBe('mother');
    const parents = { ...childless, mother: 'no', father: 'no' } as const;
    expect(asked(parents).at(-1)).toBe('siblings');
    expect(asked({ ...parents, siblings: 'no', halfSiblings: 'unknown' }).at(-1)).toBe('grandparents');
  });

  it('stops at the first class with somebody in it', () => {
    const told = { relationship: 'none', hasChildren: false, father: 'no', siblings: 'yes' } as const;
    expect(asked({ ...told, mother: 'yes' }).at(-1)).toBe('father');
    expect(asked({ ...told, mother: 'unknown' }).at(-1)).toBe('siblings');
    expect(askedOf({ ...noFamilyAnswers, ...told, mother: 'unknown' }, asOf).next).toBeNull();
  });

  it('keeps the answers of hidden questions, and does not use them', () => {
    const told = {
      ...noFamilyAnswers,
      relationship: 'married',
      hasChildren: false,
      mother: 'yes',
      childCount: 2,
      children: grown('Tom', 'Amy'),
    } as const;
    const [possible] = possibleFamilies(told, asOf);
    expect(possible?.family).toMatchObject({ children: [], parents: [] });
    expect(askedOf({ ...told, relationship: 'none', hasChildren: true }, asOf).next).toBeNull();
    expect(
      possibleFamilies({ ...told, hasChildren: true, childCount: 1, estateSize: 'within', home: 'none' }, asOf),
    ).toMatchObject([{ family: { children: [{ name: 'Tom' }] } }]);
  });
});

describe('what is not known', () => {
  it('gives every way that it may be, and what each would need', () => {
    const told = { ...noFamilyAnswers, relationship: 'none', hasChildren: false, father: 'no' } as const;
    const ways = possibleFamilies({ ...told, mother: 'unknown', siblings: 'yes' }, asOf);
    expect(ways.map(({ conditions }) => conditions)).toEqual([
      [{ kind: 'mother', answer: 'yes' }],
      [{ kind: 'mother', answer: 'no' }],
    ]);
    expect(ways.map(({ family }) => intestacy(family).shares.map(({ person }) => person))).toEqual([
      ['mother'],
      ['siblings'],
    ]);
  });

  it('gives an estate within the first sum, and one above it', () => {
    const told = { ...noFamilyAnswers, relationship: 'married', hasChildren: true, home: 'spouse' } as const;
    const ways = possibleFamilies({ ...told, childCount: 1, children: grown('Tom'), estateSize: 'unknown' }, asOf);
    expect(ways.map(({ family }) => intestacy(family).shares.map(({ person }) => person))).toEqual([
      ['spouse'],
      ['spouse', 'spouse', 'child-1'],
    ]);
  });
});

const maybe = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values), { nil: null });

const descendants = (generation: number): fc.Arbitrary<Descendant[]> =>
  fc.array(
    fc.record({
      name: fc.constant(''),
      state: maybe(generation === maxGenerations ? lifeStates.slice(0, 2) : lifeStates),
      childCount: maybe([0, 1, 2]),
      children: generation === maxGenerations ? fc.constant([]) : descendants(generation + 1),
    }),
    { maxLength: 2 },
  );

const families: fc.Arbitrary<FamilyAnswers> = fc.record({
  relationship: maybe(relationships),
  hasChildren: maybe([true, false]),
  childCount: maybe([1, 2]),
  children: descendants(1),
  home: maybe(homeOwners),
  estateSize: maybe(estateSizes),
  estatePence: maybe([100, 32_200_000, 60_000_000]),
  chattelsPence: maybe([0, 5_000_000]),
  ...(Object.fromEntries(kinQuestions.map((kind) => [kind, maybe(perhaps)])) as Record<
    (typeof kinQuestions)[number],
    fc.Arbitrary<(typeof perhaps)[number] | null>
  >),
});

/** The ways to answer a question; what it brings back from before may be answered otherwise. */
function answersTo(question: Question, answers: FamilyAnswers): FamilyAnswers[] {
  switch (question.kind) {
    case 'relationship':
      return relationships.map((relationship) => ({ ...answers, relationship }));
    case 'hasChildren':
      return [
        { ...answers, hasChildren: false },
        { ...answers, hasChildren: true },
        { ...answers, hasChildren: true, childCount: null, children: [] },
      ];
    case 'childCount':
      return [...(question.of.length > 0 ? [0] : []), 1, 2].map((childCount) =>
        withOffspring(answers, question.of, { childCount, children: [] }),
      );
    case 'children':
      return (['adult', 'minor', 'died'] as const)
        .slice(0, question.of.length === maxGenerations - 1 ? 2 : 3)
        .map((state) =>
          withOffspring(answers, question.of, {
            children: Array.from({ length: offspringAt(answers, question.of).childCount ?? 0 }, () => ({
              name: '',
              state,
              childCount: null,
              children: [],
            })),
          }),
        );
    case 'home':
      return homeOwners.map((home) => ({ ...answers, home }));
    case 'estate':
      return [
        ...estateSizes.map((estateSize) => ({ ...answers, estateSize })),
        { ...answers, estatePence: 60_000_000 },
      ];
    case 'chattels':
      return [0, 5_000_000].map((chattelsPence) => ({ ...answers, chattelsPence }));
    default:
      return perhaps.map((told) => ({ ...answers, [question.kind]: told }));
  }
}

/** Answers what is still open, each time in the way of this number. */
function finished(answers: FamilyAnswers, way: number): FamilyAnswers {
  let told = answers;
  for (let asked = 0; asked < 60; asked++) {
    const { next } = askedOf(told, asOf);
    if (!next) return told;
    const ways = answersTo(next, told);
    told = ways[way % ways.length] ?? told;
  }
  throw new Error('The questions do not end');
}

const outcomeOf = (answers: FamilyAnswers) =>
  JSON.stringify([
    possibleFamilies(answers, asOf).map(({ family }) => {
      const { shares, outside, crown } = intestacy(family);
      return { shares, outside, crown };
    }),
    // Somebody else's half of the home is in no share.
    askedOf(answers, asOf).answered.some(({ kind }) => kind === 'home') && answers.home,
  ]);

describe('whatever the answers', () => {
  it('ends, and everything is shared', () => {
    fc.assert(
      fc.property(families, fc.nat(3), (answers, way) => {
        for (const { family, conditions } of possibleFamilies(finished(answers, way), asOf)) {
          const { shares, crown, estatePence } = intestacy(family);
          expect(shares.reduce((sum, { pence }) => sum + pence, crown)).toBe(estatePence);
          expect(new Set(conditions.map(({ kind }) => kind)).size).toBe(conditions.length);
        }
      }),
    );
  });

  it('asks nothing that could not change who gets what', () => {
    fc.assert(
      fc.property(families, (answers) => {
        const { next } = askedOf(answers, asOf);
        if (!next) return;
        // With everything else answered in the same way.
        const differs = [0, 1, 2, 3].some(
          (way) => new Set(answersTo(next, answers).map((told) => outcomeOf(finished(told, way)))).size > 1,
        );
        expect(differs).toBe(true);
      }),
    );
  });

  it('goes on asking while it could', () => {
    fc.assert(
      fc.property(families, fc.nat(3), (answers, way) => {
        const told = finished(answers, way);
        // What was never asked may be answered in any way.
        const asked = new Set(askedOf(told, asOf).answered.map(({ kind }) => kind));
        for (const kind of kinQuestions.filter((kind) => !asked.has(kind)))
          for (const answer of perhaps) expect(outcomeOf({ ...told, [kind]: answer })).toBe(outcomeOf(told));
        if (!asked.has('home')) expect(outcomeOf({ ...told, home: 'spouse' })).toBe(outcomeOf(told));
        if (!asked.has('chattels')) expect(outcomeOf({ ...told, chattelsPence: 1_000_000 })).toBe(outcomeOf(told));
      }),
    );
  });
});
