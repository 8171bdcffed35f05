import type { Pence } from './pence.ts';

/** A part of a whole, in whole numbers above the line and below it; as bigints where they are not safe as numbers. */
export interface Fraction {
  n: number | bigint;
  d: number | bigint;
}

/** Two numbers below it have a product that is exact. */
const maxFactor = 94_906_265;

/**
 * Divides a sum among fractions that make 1 together. Each is rounded down to a whole penny; the pennies left over go one
 * each to the largest remainders, and between equal ones to the earlier.
 * @throws {RangeError} if the fractions do not make 1
 */
export function apportion(pool: Pence, fractions: readonly Fraction[]): Pence[] {
  const whole = commonDenominator(fractions);
  if (whole === null) return apportionExactly(BigInt(pool), fractions);
  const rest = pool % whole;
  const turns = (pool - rest) / whole;
  const shares: Pence[] = [];
  const remainders: number[] = [];
  let left = pool;
  for (const { n, d } of fractions) {
    const weight = (whole / Number(d)) * Number(n);
    const remainder = (rest * weight) % whole;
    const share = turns * weight + (rest * weight - remainder) / whole;
    shares.push(share);
    remainders.push(remainder);
    left -= share;
  }
  return withPenniesLeft(shares, remainders, left);
}

function apportionExactly(pool: bigint, fractions: readonly Fraction[]): Pence[] {
  const whole = fractions.reduce((common, { d }) => leastCommonMultiple(common, BigInt(d)), 1n);
  const products = fractions.map(({ n, d }) => pool * BigInt(n) * (whole / BigInt(d)));
  const shares = products.map((product) => Number(product / whole));
  const left = shares.reduce((before, share) => before - share, Number(pool));
  return withPenniesLeft(
    shares,
    products.map((product) => product % whole),
    left,
  );
}

function withPenniesLeft<N extends number | bigint>(shares: Pence[], remainders: readonly N[], left: number): Pence[] {
  if (left === 0) return shares;
  if (left < 0 || left >= shares.length) throw new RangeError('These fractions do not make 1');
  const order = remainders.map((_, at) => at);
  order.sort((a, b) => {
    const [one, other] = [remainders[a] as N, remainders[b] as N];
    if (one === other) return a - b;
    return one < other ? 1 : -1;
  });
  for (let turn = 0; turn < left; turn++) {
    const at = order[turn] as number;
    shares[at] = (shares[at] as Pence) + 1;
  }
  return shares;
}

/** Null where it is too large for sums with numbers. */
function commonDenominator(fractions: readonly Fraction[]): number | null {
  let common = 1;
  for (const { d } of fractions) {
    if (d > maxFactor) return null;
    const denominator = Number(d);
    if (common % denominator === 0) continue;
    common = (common / greatestCommonDivisor(common, denominator)) * denominator;
    if (common > maxFactor) return null;
  }
  return common;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  let [divisor, rest] = [a, b];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  return (a / divisor) * b;
}
