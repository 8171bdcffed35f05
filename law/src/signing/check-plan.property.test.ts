import { PlanProblem } from '@plainwill/contracts/will-data/signing/signing-plan';
import { witnessRelations } from '@plainwill/contracts/will-data/signing/witness-relations';
import { severities } from '@plainwill/contracts/will-data/will/will-checks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf } from '../../../services/kit/src/testing/test-scope.ts';
import { anyWill } from '../checks/testing/any-will.ts';
import type { WillFacts } from '../facts/will-facts.ts';
import { fullName } from '../will/people/names.ts';
import { asOf } from '../will/testing/facts.ts';
import { checkPlan } from './check-plan.ts';
import type { WitnessToCheck } from './plan-to-check.ts';
import { aHelper, aPlan, aWitness, foundIn } from './testing/plans.ts';

const numRuns = runsOf(60, 600);

const ids = [
  'id-c0',
  'id-c1',
  'id-k0',
  'id-k1',
  'id-spouse',
  'spouse',
  'testator',
  'children',
  'grandchildren',
  'A Stranger',
];
const references = fc.option(fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 2 }), { nil: null });
const seldom = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(null, false) },
  { weight: 1, arbitrary: fc.constant(true) },
);
const nearlyAlways = seldom.map((isSeldom) => isSeldom !== true);

/** The answers of somebody who may be anyone, but for their name. */
const answers = fc.record({
  personId: fc.constantFrom(null, null, null, 'id-c0', 'id-c1', 'id-k0'),
  dateOfBirth: fc.constantFrom(null, '1970-01-01', '1980-01-01', '1966-04-02'),
  age: fc.constantFrom(null, 56),
  isAdult: nearlyAlways,
  address: fc.constantFrom('', 'St Mary’s, Ludlow SY8 1AA', '1 High Street, Leeds LS1 1AA'),
  relation: fc.constantFrom(null, ...witnessRelations),
  spouseOf: references,
  partnerOf: references,
  childOf: references,
  isBlind: seldom,
  canUnderstand: nearlyAlways,
  isStaff: seldom,
});

const outsider = aWitness('Peregrine Quillfeather');

/** A will with two to four witnesses, of whom some have the names of people in it, and none has that of another. */
const plans = fc
  .tuple(anyWill, fc.array(answers, { minLength: 2, maxLength: 4 }), fc.boolean())
  .map(([facts, rows, isNamed]) => {
    const stored = isNamed
      ? [facts.personalDetails, ...facts.contacts, ...facts.children].map(fullName).filter(Boolean)
      : [];
    const names = [...new Set([...stored, 'Ida Cole', 'Jo Pugh', 'Lee Boyd', 'Max Orr'])];
    return { facts, witnesses: rows.map((row, at) => aWitness(names[at] ?? '', row)) };
  });

const forPlans = (check: (facts: WillFacts, witnesses: WitnessToCheck[]) => void) =>
  fc.assert(
    fc.property(plans, ({ facts, witnesses }) => check(facts, witnesses)),
    { numRuns },
  );

/** The order tells: where two rows have one id, the later is the one named. */
const isOfOrder = (found: string) => found.startsWith('SIG-11');

describe('checkPlan, for any will and any witnesses', () => {
  it('finds the same whatever the order of the witnesses', () => {
    forPlans((facts, witnesses) => {
      const found = (some: WitnessToCheck[]) => new Set(foundIn(facts, aPlan(some)).filter((each) => !isOfOrder(each)));
      expect(found(witnesses.toReversed())).toEqual(found(witnesses));
    });
  });

  it('finds nothing more that blocks or warns once an outsider who was asked is added, but a gift that is saved', () => {
    forPlans((facts, witnesses) => {
      const before = foundIn(facts, aPlan(witnesses), 'blocks', 'warns');
      const after = foundIn(facts, aPlan([...witnesses, outsider]), 'blocks', 'warns');
      const added = after.filter((found) => !before.includes(found));
      const saved = added.map((found) => found.replace('SIG-24 ', ''));
      expect(saved.filter((name) => !before.includes(`SIG-13 ${name}`) && !before.includes(`SIG-14 ${name}`))).toEqual(
        [],
      );
      expect(after.some((found) => found.endsWith(outsider.name))).toBe(false);
    });
  });

  it('never both blocks a witness for a gift and saves it', () => {
    forPlans((facts, witnesses) => {
      const found = foundIn(facts, aPlan(witnesses)).map((each) => each.slice(0, 6));
      if (found.includes('SIG-24')) expect(found).not.toContain('SIG-13');
      if (found.includes('SIG-24')) expect(found).not.toContain('SIG-14');
    });
  });

  it('says whole sentences, what blocks first', () => {
    forPlans((facts, [reader, ...witnesses]) => {
      const problems = checkPlan(facts, aPlan(witnesses, { reader: reader ?? aHelper('Ida Cole') }), asOf);
      expect(PlanProblem.array().parse(problems)).toEqual(problems);
      const ranks = problems.map(({ severity }) => severities.indexOf(severity));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      for (const { message } of problems) {
        expect(message).not.toMatch(
          /undefined|null|NaN|\[object|id-\w|\bmy\b|\s\s|\s[.,]|["']|\b(some|any|no|every)body\b/,
        );
        expect(message).toMatch(/^\p{L}.*[.]$/u);
      }
    });
  });
});
