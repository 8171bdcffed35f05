import { inheritanceAge } from '@plainwill/contracts/will-data/record-limits';
import type { Person } from '../people/person.ts';

/** One who takes a gift or a share. */
export interface Taker {
  person: Person;
  /** The age that a child must reach to take; null where there is none to reach. */
  age: number | null;
  /** Of the whole of the level; null where that is shared equally. */
  percentage: number | null;
}

/** Those who take together; the next level takes only if all of this one fails. */
export type Level = readonly Taker[];

export interface Choice {
  person: Person;
  priority: number;
  percentage?: number | null;
}

/**
 * Levels by priority, each person once, in stored order within a level. A child takes on reaching `age`, which is
 * not worth saying of one who is past 18 and need not wait longer.
 */
export function levelsOf(choices: readonly Choice[], age: number): Level[] {
  const byPriority = choices.toSorted((a, b) => a.priority - b.priority);
  const chosen = byPriority.filter((choice, at) => byPriority.findIndex((other) => isSame(other, choice)) === at);
  const levels = [...Map.groupBy(chosen, ({ priority }) => priority).values()];
  return levels.map((level) =>
    level.map(({ person, percentage = null }) => ({
      person,
      age: person.kind === 'child' && !isPast(age, person) ? age : null,
      percentage: level.length > 1 ? percentage : null,
    })),
  );
}

const isSame = (a: Choice, b: Choice) => a.person.id === b.person.id && a.person.kind === b.person.kind;

const isPast = (age: number, person: Person) =>
  age <= inheritanceAge.default && person.age !== null && person.age >= inheritanceAge.default;

const [whole, hairsbreadth] = [100, 0.001];

/** Whether a level is shared equally, or by percentages that everyone has and that make up the whole. */
export function isShared(level: Level): boolean {
  const given = level.flatMap(({ percentage }) => (percentage === null ? [] : [percentage]));
  const total = given.reduce((sum, percentage) => sum + percentage, 0);
  return given.length === 0 || (given.length === level.length && Math.abs(total - whole) < hairsbreadth);
}

export const peopleOf = (level: Level) => level.map(({ person }) => person);
