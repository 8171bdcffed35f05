import { inheritanceAge } from '@plainwill/contracts/will-data/record-limits';
import type { People, StoredRecipient } from '../people/people.ts';
import { isOrganisation, type Person } from '../people/person.ts';

/** One who takes a gift or a share. */
export interface Beneficiary {
  person: Person;
  /** The age to reach before taking; null where there is none. */
  age: number | null;
  /** Of the whole of the level; null where that is shared equally. */
  percentage: number | null;
}

/** Those who take together; the next level takes only if all of this one fails. */
export type Level = readonly Beneficiary[];

export interface Choice {
  person: Person;
  priority: number;
  percentage?: number | null;
}

/** The choices of a stored list that name somebody. */
export const choicesIn = (
  stored: readonly (StoredRecipient & { priority: number; percentage?: number | null })[],
  people: People,
): Choice[] =>
  stored.flatMap((beneficiary) => {
    const person = people.findBeneficiary(beneficiary);
    return person ? [{ person, priority: beneficiary.priority, percentage: beneficiary.percentage ?? null }] : [];
  });

/**
 * Levels by priority, each person once, in stored order within a level. Children take on reaching `age`, which is not
 * said of an adult who has reached it; of others only those known to be under 18 wait, and only for an age above that.
 * Without an age everyone takes at once.
 */
export function levelsOf(choices: readonly Choice[], age: number | null): Level[] {
  const byPriority = choices.toSorted((a, b) => a.priority - b.priority);
  const chosen = byPriority.filter((choice, at) => byPriority.findIndex((other) => isSame(other, choice)) === at);
  const levels = [...Map.groupBy(chosen, ({ priority }) => priority).values()];
  return levels.map((level) =>
    level.map(({ person, percentage = null }) => ({
      person,
      age: age === null ? null : ageFor(person, age),
      percentage: level.length > 1 ? percentage : null,
    })),
  );
}

const isSame = (a: Choice, b: Choice) => a.person.id === b.person.id && a.person.kind === b.person.kind;

function ageFor(person: Person, age: number): number | null {
  const isAdult = person.age !== null && person.age >= inheritanceAge.default;
  if (person.isDeceased) return null;
  if (person.kind === 'child') return isAdult && (person.age ?? 0) >= age ? null : age;
  if (person.class) return person.isChild ? age : null;
  // A grandchild, niece or godchild takes at once unless a later age was chosen: waiting has a price in tax.
  const isMinor = person.age !== null && !isAdult;
  return isMinor && age > inheritanceAge.default ? age : null;
}

const [whole, hairsbreadth] = [100, 0.001];

/** Says whether a level is shared equally, or by percentages that everyone has and that make up the whole. */
export function isShared(level: Level): boolean {
  const given = level.flatMap(({ percentage }) => (percentage === null ? [] : [percentage]));
  const total = given.reduce((sum, percentage) => sum + percentage, 0);
  return given.length === 0 || (given.length === level.length && Math.abs(total - whole) < hairsbreadth);
}

/** Every person who may take, once: those of a class by name as far as they are known, and no charity or organisation. */
export const individualsTaking = (beneficiaries: readonly Beneficiary[]): Person[] => [
  ...new Set(beneficiaries.flatMap(({ person }) => person.class?.members ?? (isOrganisation(person) ? [] : [person]))),
];

export const peopleOf = (level: Level) => level.map(({ person }) => person);
