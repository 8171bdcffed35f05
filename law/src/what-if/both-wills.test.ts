import { daysAfter } from '@plainwill/contracts/shared/calendar-date';
import { expect, it } from 'vitest';
import type { WillFacts } from '../facts/will-facts.ts';
import { composeWill } from '../will/composition/compose-will.ts';
import { anAdultChild, aPerson, aSpouse, aSum, asOf, levels, someFacts } from '../will/testing/facts.ts';
import { printedWill } from '../will/testing/reading/printed-will.ts';
import { willRead } from '../will/testing/reading/will-read.ts';
import { whatIf } from './answer.ts';

const pat = aPerson('Pat Bell');
const tom = anAdultChild('Tom Ward');
const sum = 50_000;

/** The will of one of a couple: everything to the other, then to their son, and a sum that both wills give to a friend. */
const willOf = (firstName: string, other: string, isConditional: boolean, willSettings: object) =>
  someFacts({
    testator: { firstName, lastName: 'Ward', maritalStatus: 'married', dateOfBirth: '1955-01-01' },
    people: [tom],
    residue: levels([aSpouse(other, 'spouse')], [tom]),
    gifts: [{ ...aSum(sum, [pat]), id: 'sum', onlyIfSpouseFails: isConditional }],
    more: { willSettings: { isMirrorWill: true, ...willSettings } },
  });

/** One will pays the friend so much by itself. */
const paidBy = (facts: WillFacts, died: { person: string; on: string; order?: 'before' | 'after' }, deathOn: string) =>
  whatIf(facts, { deathOn, estatePence: 50_000_000, died: [died] }, { asOf })
    .takes.filter(({ gift }) => gift === 'sum')
    .reduce((pounds, { pence }) => pounds + pence / 100, 0);

const ann = '2030-01-01';

/** Both wills pay the friend so much where the husband dies so many days after the wife. */
function receivedOf(days: number, isConditional: boolean, willSettings: object): number {
  const bob = daysAfter(ann, days);
  const hers = willOf('Ann', 'Bob Ward', isConditional, willSettings);
  const his = willOf('Bob', 'Ann Ward', isConditional, willSettings);
  const paid = [
    paidBy(hers, { person: 'spouse', on: bob, order: 'after' }, ann),
    paidBy(his, { person: 'spouse', on: ann, order: 'before' }, bob),
  ];
  const within = [hers, his].map(
    (facts) => willRead(printedWill(composeWill(facts, { asOf }))).gifts[0]?.isPaidOnceWithin,
  );
  // Each takes off what the other pays, so that together they pay the larger of the two.
  const isTakenOff = within.every((most) => most != null && days <= most);
  return isTakenOff ? Math.max(...paid) : paid.reduce((total, one) => total + one, 0);
}

it.each([
  ['on one day', 0, {}],
  ['within the days', 14, {}],
  ['on the last of the days', 28, {}],
  ['after the days', 29, {}],
  ['years apart', 4000, {}],
  ['within other days', 60, { survivorshipDays: 90 }],
  ['close together, with no days to live through', 3, { survivorshipDays: 0 }],
  ['close together, with none for a spouse', 3, { spouseSurvivorship: 'none' }],
])('two wills alike pay a sum once that is given only if the other has died: %s', (_when, days, settings) => {
  expect(receivedOf(days, true, settings)).toBe(sum);
});

it.each([14, 4000])('two wills alike pay a sum twice that each gives in any case: %s days apart', (days) => {
  expect(receivedOf(days, false, {})).toBe(2 * sum);
});

it('says why a sum may be less, of two who die close together', () => {
  const saidOf = (on: string) =>
    whatIf(
      willOf('Ann', 'Bob Ward', true, {}),
      { deathOn: ann, estatePence: 50_000_000, died: [{ person: 'spouse', on }] },
      { asOf },
    ).steps.filter(({ source }) => source?.startsWith('Jump v Lister'));
  expect(saidOf(daysAfter(ann, 10))).toEqual([
    expect.objectContaining({
      text: 'You and Bob die within 28 days of each other. If you are the elder, whatever Pat Bell gets by a like gift in Bob’s will is taken off £50,000, so that the two wills together pay it once.',
      clause: 'gifts.gift-sum',
    }),
  ]);
  expect(saidOf(daysAfter(ann, -10))).toHaveLength(1);
  expect(saidOf(daysAfter(ann, -40))).toEqual([]);
});
