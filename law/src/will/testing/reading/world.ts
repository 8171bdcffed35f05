import type { Dice } from './dice.ts';
import type { Someone } from './random-people.ts';

/** A descendant whom the will does not name. */
export interface Descendant {
  key: string;
  /** After the testator's death: -1 for before it, 0 for later on the same day. */
  diesOnDay: number;
  children: readonly Descendant[];
}

export interface Life {
  diesOnDay: number;
  /** The age they die at, if they die young; a gift that waits for more is lost. */
  lastAge: number;
  /** When one who has survived turns out not to reach an age. */
  failsOnDay: number;
  /** Gives up whatever the will gives. */
  refuses: boolean;
  children: readonly Descendant[];
}

/** What has become of everybody by the time the will takes effect. */
export interface World {
  /** Of those stored, by key. */
  lives: ReadonlyMap<string, Life>;
  /** Of the testator's own children who are not stored: born later, or dead before the will. */
  unstored: ReadonlyMap<string, Life>;
  /** The day on which a right to live in the home ends. */
  rightEndsOn: number;
  /** The residue to be divided; more than nothing. */
  restPence: number;
}

export const never = Number.POSITIVE_INFINITY;
const yearsLater = 5000;

const days = [never, -1, never, -1, 0, 1, 15, 28, 29, 90, 180, 181, 1000, 4000, 6000] as const;

export function aWorld(people: readonly Someone[], dice: Dice): World {
  const persons = people.filter(({ body }) => body === null);
  const unstored = Array.from({ length: dice.upTo(2) }, (_, at) => [`u${at}`, aLife(`u${at}`, 0, dice)] as const);
  return {
    lives: new Map(
      persons.map(({ key, age, isDeceased }) => {
        const life = aLife(key, age ?? 0, dice);
        return [key, isDeceased ? { ...life, diesOnDay: -1 } : life];
      }),
    ),
    unstored: new Map(unstored),
    rightEndsOn: 3000,
    restPence: dice.pick(100_000, 3_333_333, 1_000_000_000),
  };
}

const aLife = (key: string, age: number, dice: Dice): Life => ({
  diesOnDay: dice.pick(...days),
  lastAge: Math.max(age, dice.pick(never, never, 17, 18, 20, 24, 29)),
  failsOnDay: yearsLater,
  refuses: dice.onceIn(8),
  children: someDescendants(key, 2, dice),
});

const someDescendants = (parent: string, generations: number, dice: Dice): Descendant[] =>
  generations === 0
    ? []
    : Array.from({ length: dice.upTo(2) }, (_, at) => {
        const key = `${parent}.${at}`;
        return { key, diesOnDay: dice.pick(...days), children: someDescendants(key, generations - 1, dice) };
      });

/** Everybody who has died before the testator, by key. */
export function deadBefore({ lives, unstored }: World): Set<string> {
  const dead = new Set<string>();
  const visit = (key: string, { diesOnDay, children }: Pick<Descendant, 'diesOnDay' | 'children'>) => {
    if (diesOnDay < 0) dead.add(key);
    for (const child of children) visit(child.key, child);
  };
  for (const [key, life] of [...lives, ...unstored]) visit(key, life);
  return dead;
}
