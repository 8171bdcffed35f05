import Fraction from 'fraction.js';

/** Who takes which part of one thing, by key. */
export type Parts = ReadonlyMap<string, Fraction>;

/** A part of what one level gives: of somebody who takes by themselves, or of all who stand in for them. */
export interface Head {
  /** The key of the one who takes, or in whose place others do. */
  owner: string;
  parts: Parts;
  /** The part of the whole level. */
  weight: Fraction;
}

/** What becomes of everything. */
export interface Outcome {
  /** Who takes which part of each thing, by the thing; of a sum for each, how many. */
  parts: Record<string, Record<string, string>>;
  /** What else is said, by what it is about. */
  terms: Record<string, unknown>;
}

const scaled = (parts: Parts, by: Fraction): Parts => new Map([...parts].map(([key, part]) => [key, part.mul(by)]));

/** Parts put together, each times its weight. */
export function sumOf(weighted: readonly (readonly [Parts, Fraction])[]): Parts {
  const sum = new Map<string, Fraction>();
  for (const [parts, weight] of weighted) {
    for (const [key, part] of scaled(parts, weight)) sum.set(key, (sum.get(key) ?? new Fraction(0)).add(part));
  }
  return sum;
}

/** The same part for each of these. */
export const equally = (branches: readonly Parts[]): Parts =>
  sumOf(branches.map((branch) => [branch, new Fraction(1, branches.length)]));

export const totalWeight = (heads: readonly Head[]) =>
  heads.reduce((sum, { weight }) => sum.add(weight), new Fraction(0));

export const partsOf = (heads: readonly Head[]): Parts => sumOf(heads.map(({ parts, weight }) => [parts, weight]));

/** Without those who take nothing. */
export const someOf = (parts: Parts): Parts => new Map([...parts].filter(([, part]) => !part.equals(0)));

export const wholly = (key: string): Parts => new Map([[key, new Fraction(1)]]);
export const nobody: Parts = new Map();

export const shown = (parts: Parts): Record<string, string> =>
  Object.fromEntries([...parts].map(([key, part]): [string, string] => [key, part.toFraction()]).toSorted());

/** The whole of what is taken. */
export const totalOf = (parts: Record<string, string>) =>
  Object.values(parts).reduce((sum, part) => sum.add(part), new Fraction(0));
