import { describe, expect, it } from 'vitest';
import type { WillFacts } from '../../facts/will-facts.ts';
import { anAdultChild, anItem, levels } from '../../will/testing/facts.ts';
import { amy, dan, hartFacts, ken, messagesOf, rob, sue, withKen } from '../testing/hart-will.ts';
import { aPlan, aWitness, foundIn, type SomeOfWitness } from '../testing/plans.ts';

describe('a class that inherits', () => {
  const tom = anAdultChild('Tom Hart');
  const toClass = (classOf: string, exceptIds: string[] = []) =>
    hartFacts({
      people: [dan, amy, tom, rob],
      residue: [{ person: amy, recipientType: 'class', classOf, exceptIds, priority: 1 }],
    });

  it.each([
    ['children', 'child', ['SIG-13 Kit Hart']],
    ['children', 'stepchild', ['SIG-27 Kit Hart']],
    ['children', 'grandchild', []],
    ['grandchildren', 'grandchild', ['SIG-13 Kit Hart']],
    ['grandchildren', 'child', ['SIG-27 Kit Hart']],
  ] as const)('of %s counts a %s whom no record names: %j', (classOf, relation, found) => {
    expect(foundIn(toClass(classOf), withKen('Kit Hart', { relation }), 'blocks', 'warns')).toEqual(found);
  });

  it('does not count a child whom it leaves out, by record or by name', () => {
    const of = toClass('children', ['Tom Hart']);
    const row = { relation: 'child', dateOfBirth: null, isAdult: true } as const;
    expect(foundIn(of, withKen('Tom Hart', row), 'blocks')).toEqual([]);
    expect(foundIn(of, withKen('Tom', { ...row, personId: 'Tom Hart' }), 'blocks')).toEqual([]);
    expect(foundIn(of, withKen('Amy Hart', row), 'blocks')).toEqual(['SIG-13 Amy Hart']);
  });

  it('may be one of whose members a witness has married', () => {
    const plan = withKen('Lee Boyd', { spouseOf: ['grandchildren'] });
    expect(messagesOf(plan, toClass('grandchildren'))).toEqual([
      'Lee Boyd is married to, or in a civil partnership with, one of your grandchildren, who would lose their gift. Choose someone else.',
    ]);
  });
});

describe('a grandchild', () => {
  const ella = (row: SomeOfWitness = {}) => aPlan([aWitness('Ella Boyd', { relation: 'grandchild', ...row }), ken]);
  const toRing = (grandchildrenInherit: boolean) =>
    hartFacts({ gifts: [{ ...anItem('Ring', [amy]), grandchildrenInherit }], residue: levels([sue]) });

  it.each<[string, WillFacts, string[] | null, string[]]>([
    ['whose mother takes the residue', hartFacts(), ['Amy Hart'], ['SIG-23 Ella Boyd']],
    ['of whom it was not asked', hartFacts(), null, ['SIG-23 Ella Boyd']],
    ['whose parents get nothing', hartFacts(), [], []],
    ['whose mother has a gift', toRing(true), ['Amy Hart'], ['SIG-23 Ella Boyd']],
    ['from whom the gift is kept', toRing(false), ['Amy Hart'], []],
    ['from whom the only gift is kept, not asked', toRing(false), null, []],
  ])('%s is found as far as it may inherit in her place', (_which, of, childOf, found) => {
    expect(foundIn(of, ella({ childOf }), 'blocks', 'warns')).toEqual(found);
  });

  it('takes the place of a mother who has died at once', () => {
    const gone = anAdultChild('Amy Hart', { hasDied: true });
    const of = hartFacts({ people: [dan, gone, rob], residue: levels([dan], [gone]) });
    expect(foundIn(of, ella({ childOf: ['Amy Hart'] }), 'blocks')).toEqual(['SIG-13 Ella Boyd']);
    expect(messagesOf(ella({ childOf: null }), of)[0]).toContain('parent has died or dies before you');
    expect(foundIn(of, withKen('Lee Boyd', { spouseOf: ['Amy Hart'] }))).toEqual([]);
  });
});
