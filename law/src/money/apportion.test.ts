import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apportion, type Fraction } from './apportion.ts';

const parts = (...denominators: number[]) => denominators.map((d): Fraction => ({ n: 1, d }));

/** Fractions with one denominator, which make 1. */
const fractions = (most: number) =>
  fc.array(fc.integer({ min: 0, max: most }), { minLength: 1, maxLength: 12 }).map((weights): Fraction[] => {
    const whole = weights.reduce((total, weight) => total + weight, 1);
    return [...weights, 1].map((n) => ({ n, d: whole }));
  });
const pool = fc.integer({ min: 0, max: 900_000_000_000_000 });
const asBigints = (list: readonly Fraction[]) => list.map(({ n, d }) => ({ n: BigInt(n), d: BigInt(d) }));

describe('dividing money', () => {
  it.each([
    [10_000, parts(3, 3, 3), [3_334, 3_333, 3_333]],
    [36_600_001, parts(2, 6, 12, 12, 6), [18_300_001, 6_100_000, 3_050_000, 3_050_000, 6_100_000]],
    [1, parts(2, 2), [1, 0]],
    [2, parts(6, 3, 2), [0, 1, 1]],
    [
      100,
      [
        { n: 1, d: 3 },
        { n: 2, d: 3 },
      ],
      [33, 67],
    ],
    [0, parts(1), [0]],
  ])('%i among fractions (%#)', (sum, among, amounts) => {
    expect(apportion(sum, among)).toEqual(amounts);
    expect(apportion(sum, asBigints(among))).toEqual(amounts);
  });

  it.each([[parts(2)], [parts(2, 1)], [[]]])('refuses fractions that do not make 1 (%#)', (among) => {
    expect(() => apportion(100, among)).toThrow(RangeError);
  });

  it('leaves no penny over, and nobody is a penny off their exact part', () => {
    fc.assert(
      fc.property(pool, fc.oneof(fractions(20), fractions(2 ** 40)), (sum, among) => {
        const amounts = apportion(sum, among);
        expect(amounts.reduce((total, amount) => total + amount, 0)).toBe(sum);
        for (const [at, { n, d }] of asBigints(among).entries()) {
          const off = BigInt(amounts[at] ?? 0) * d - BigInt(sum) * n;
          expect(off < d && off > -d).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('is the same in numbers as in bigints', () => {
    fc.assert(
      fc.property(pool, fractions(1_000), fc.bigInt({ min: 10n ** 20n, max: 10n ** 30n }), (sum, among, scale) => {
        const scaled = asBigints(among).map(({ n, d }) => ({ n: n * scale, d: d * scale }));
        expect(apportion(sum, scaled)).toEqual(apportion(sum, among));
      }),
    );
  });
});
