import { daysAfter } from '@plainwill/contracts/shared/calendar-date';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runsOf } from '../../../services/kit/src/testing/test-scope.ts';
import type { WillFacts } from '../facts/will-facts.ts';
import { composeWill } from '../will/composition/compose-will.ts';
import { anAdultChild, aPerson, aSpouse, aSum, asOf, levels, someFacts } from '../will/testing/facts.ts';
import { printedWill } from '../will/testing/reading/printed-will.ts';
import { willRead } from '../will/testing/reading/will-read.ts';
import { whatIf } from './answer.ts';

const friends = ['Pat Bell', 'Sue Finch', 'Lee Ash'].map((name) => aPerson(name));
const children = ['Tom Ward', 'Ada Ward', 'Ivy Ward'].map((name) => anAdultChild(name));
const estatePence = 500_000_000;
const firstDeath = '2030-01-01';

interface Couple {
  /** In pounds; each will gives each of them, if the other of the two has died. */
  sums: number[];
  children: number;
  survivorshipDays: number;
}

const couple: fc.Arbitrary<Couple> = fc.record({
  sums: fc.array(fc.integer({ min: 100, max: 50_000 }), { minLength: 1, maxLength: 3 }),
  children: fc.integer({ min: 1, max: 3 }),
  survivorshipDays: fc.constantFrom(1, 14, 28, 30, 60, 90),
});

const willOf = (firstName: string, other: string, { sums, children: count, survivorshipDays }: Couple) =>
  someFacts({
    testator: { firstName, lastName: 'Ward', maritalStatus: 'married', dateOfBirth: '1955-01-01' },
    people: children.slice(0, count),
    residue: levels([aSpouse(other, 'spouse')], children.slice(0, count)),
    gifts: sums.map((pounds, at) => ({
      ...aSum(pounds, friends.slice(at, at + 1)),
      id: `sum-${at}`,
      onlyIfSpouseFails: true,
    })),
    more: { willSettings: { isMirrorWill: true, survivorshipDays } },
  });

/** The outcome of one of the two wills, where the other of them dies on a day before or after. */
const outcomeOf = (facts: WillFacts, died: { on: string; order: 'before' | 'after' }, deathOn: string) =>
  whatIf(facts, { deathOn, estatePence, died: [{ person: 'spouse', ...died }] }, { asOf });

/** In pence, by gift. */
const paidBy = ({ takes }: ReturnType<typeof outcomeOf>, gift: string) =>
  takes.filter((taking) => taking.gift === gift).reduce((sum, { pence }) => sum + pence, 0);

it('two wills alike pay each legacy once and leave nothing without an owner, in whatever order the two die', () => {
  fc.assert(
    fc.property(couple, fc.boolean(), fc.integer({ min: 0, max: 200 }), (of, isHersFirst, days) => {
      const [first, second] = isHersFirst ? (['Ann', 'Bob'] as const) : (['Bob', 'Ann'] as const);
      const wills = [willOf(first, `${second} Ward`, of), willOf(second, `${first} Ward`, of)] as const;
      const secondDeath = daysAfter(firstDeath, days);
      const outcomes = [
        outcomeOf(wills[0], { on: secondDeath, order: 'after' }, firstDeath),
        outcomeOf(wills[1], { on: firstDeath, order: 'before' }, secondDeath),
      ];
      const printed = wills.map((facts) => willRead(printedWill(composeWill(facts, { asOf }))).gifts);
      for (const [at, pounds] of of.sums.entries()) {
        const paid = outcomes.map((outcome) => paidBy(outcome, `sum-${at}`));
        // By its own words, each will takes off what the other pays.
        const isTakenOff = printed.every((gifts) => days <= (gifts[at]?.isPaidOnceWithin ?? -1));
        const received = isTakenOff ? Math.max(...paid) : paid.reduce((sum, pence) => sum + pence, 0);
        expect(received).toBe(pounds * 100);
      }
      for (const { crown, takes } of outcomes) {
        expect(crown).toBe(0);
        expect(takes.reduce((sum, { pence }) => sum + pence, 0)).toBe(estatePence);
      }
    }),
    { numRuns: runsOf(30, 500) },
  );
});
