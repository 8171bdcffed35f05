import { expect, it } from 'vitest';
import { fitnessChecks } from './fitness-checks.ts';
import { giftChecks } from './gift-checks.ts';
import { helperChecks } from './helper-checks.ts';
import { officeChecks } from './office-checks.ts';
import { planChecks } from './plan-checks.ts';

const ofWitnesses = [...fitnessChecks, ...giftChecks, ...officeChecks];
const all = [...planChecks, ...ofWitnesses, ...helperChecks];
const idsOf = (severity: string) => [
  ...new Set(all.filter((check) => check.severity === severity).map(({ id }) => Number(id.replace('SIG-', '')))),
];

it('has every check of a plan with its severity', () => {
  expect(idsOf('blocks').toSorted()).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  expect(idsOf('warns').toSorted()).toEqual([20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 39, 48]);
  expect(idsOf('informs').toSorted()).toEqual([30, 31, 32, 33, 34, 35, 36, 37, 38]);
});

it('asks one thing of a witness by one check', () => {
  expect(new Set(ofWitnesses.map(({ id }) => id)).size).toBe(ofWitnesses.length);
});
