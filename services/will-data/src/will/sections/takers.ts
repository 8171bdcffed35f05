import { plural } from '../language/phrases.ts';
import { listOf, type Word, words } from '../language/words.ts';
import type { Level, Taker } from '../model/level.ts';
import { again } from './mention.ts';

/** The takers who have an age to reach, and the age: one for a whole gift, and for the whole residue. */
export function waitingIn(level: Level): { waiting: Taker[]; age: number | null } {
  const waiting = level.filter(({ age }) => age !== null);
  return { waiting, age: waiting[0]?.age ?? null };
}

export const namesOf = (takers: readonly Taker[], conjunction: 'and' | 'or' = 'and') =>
  listOf(
    takers.map(({ person }) => again(person)),
    conjunction,
  );

/** `Amy Hart and Ben Hart each take only on reaching the age of 21`. */
export const onReaching = (takers: readonly Taker[], age: number): Word[] =>
  words`${namesOf(takers)} ${plural(takers.length, 'takes', 'each take')} only on reaching the age of ${String(age)}`;

/**
 * Who stands in for a child who does not take: at 18 always, for a trust for grandchildren above that age has none of
 * the reliefs of one for children (IHTA 1984 s.71A).
 */
export const standIns =
  'those of that person’s children who survive me and reach the age of 18, in equal shares if there is more than one';

export const hasShares = (level: Level) => level.length > 1 && level.every(({ percentage }) => percentage !== null);
