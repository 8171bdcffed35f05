import fc from 'fast-check';

/** What a random family is made with; smaller and simpler where fast-check looks for the smallest that fails. */
export interface Dice {
  /** From 0 to `most`. */
  upTo: (most: number) => number;
  pick: <T>(...values: readonly T[]) => T;
  /** Once in `times`. */
  onceIn: (times: number) => boolean;
  /** Some of them, at most so many, in a random order. */
  someOf: <T>(values: readonly T[], most: number, least?: number) => T[];
}

// One builder for each number, so that fast-check finds what it has built at once.
const builders = new Map<number, () => fc.Arbitrary<number>>();

function numbersUpTo(max: number) {
  const builder = builders.get(max) ?? (() => fc.nat({ max }));
  builders.set(max, builder);
  return builder;
}

export function diceOf(gen: fc.GeneratorValue): Dice {
  const upTo = (most: number) => (most <= 0 ? 0 : gen(numbersUpTo(most)));
  return {
    upTo,
    pick: <T>(...values: readonly T[]) => values[upTo(values.length - 1)] as T,
    onceIn: (times) => upTo(times - 1) === times - 1,
    someOf: (values, most, least = 0) => {
      const left = [...values];
      const count = Math.min(values.length, least + upTo(most - least));
      return Array.from({ length: count }, () => left.splice(upTo(left.length - 1), 1)).flat();
    },
  };
}

/** So many shares of a whole, in hundredths of a per cent. */
export function sharesOf(count: number, { upTo }: Dice): number[] {
  let left = 10_000;
  return Array.from({ length: count }, (_, at) => {
    const share = at === count - 1 ? left : 1 + Math.floor((upTo(999) * (left - count)) / 1000);
    left -= share;
    return share / 100;
  });
}
