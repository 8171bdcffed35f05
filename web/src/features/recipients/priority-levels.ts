import type { PersonId } from '@plainwill/contracts/shared/ids';

/** Somebody who takes; priority 1 takes first, and those at one priority share. */
export interface Ranked {
  personId: PersonId;
  priority: number;
}

/** Those who take together, the first to take first; each level takes only if nobody before it can. */
export const levelsOf = <R extends Ranked>(list: readonly R[]): R[][] =>
  [...Map.groupBy(list, ({ priority }) => priority)].toSorted(([a], [b]) => a - b).map(([, level]) => level);

/** The list with its levels numbered from 1 without a gap. */
const numbered = <R extends Ranked>(levels: readonly (readonly R[])[]): R[] =>
  levels
    .filter((level) => level.length > 0)
    .flatMap((level, at) => level.map((recipient) => ({ ...recipient, priority: at + 1 })));

interface Standing<R> {
  recipient: R;
  /** The level they are at, counted from 0, and whether anyone shares it. */
  at: number;
  isAlone: boolean;
  count: number;
}

/** Where somebody stands; undefined for one who is not on the list. */
export function standingOf<R extends Ranked>(list: readonly R[], personId: PersonId): Standing<R> | undefined {
  const levels = levelsOf(list);
  const at = levels.findIndex((level) => level.some((each) => each.personId === personId));
  const level = levels[at];
  const recipient = level?.find((each) => each.personId === personId);
  return level && recipient && { recipient, at, isAlone: level.length === 1, count: levels.length };
}

export const canStep = (list: readonly Ranked[], personId: PersonId, step: -1 | 1): boolean => {
  const standing = standingOf(list, personId);
  return standing !== undefined && !(standing.isAlone && standing.at === (step < 0 ? 0 : standing.count - 1));
};

/**
 * One step earlier or later: out of a level that is shared into one of their own beside it, and from there into the
 * next. So every order can be reached by steps.
 */
export function stepped<R extends Ranked>(list: readonly R[], personId: PersonId, step: -1 | 1): R[] {
  const standing = standingOf(list, personId);
  if (!standing || !canStep(list, personId, step)) return [...list];
  const { recipient, at, isAlone } = standing;
  const levels = levelsOf(withoutPerson(list, personId));
  if (isAlone) levels[step < 0 ? at - 1 : at]?.push(recipient);
  else levels.splice(step < 0 ? at : at + 1, 0, [recipient]);
  return numbered(levels);
}

/** Into a level, before its member at `index` or else at its end; the level after the last is a new one. */
export function placed<R extends Ranked>(list: readonly R[], personId: PersonId, at: number, index?: number): R[] {
  const recipient = standingOf(list, personId)?.recipient;
  if (!recipient) return [...list];
  const levels = levelsOf(list).map((level) => [...level]);
  levels.push([]);
  const target = levels[at];
  if (!target) return [...list];
  const before = index === undefined ? undefined : target.slice(index).find((each) => each.personId !== personId);
  const left = levels.map((level) => level.filter((each) => each.personId !== personId));
  const level = left[at] ?? [];
  level.splice(before ? level.indexOf(before) : level.length, 0, recipient);
  return numbered(left);
}

/** Chosen as a further recipient: among the first, until moved. */
export const withPerson = <R extends Ranked>(list: readonly R[], recipient: Omit<R, 'priority'>): R[] =>
  numbered(levelsOf([...list, { ...recipient, priority: levelsOf(list)[0]?.[0]?.priority ?? 1 } as R]));

export const withoutPerson = <R extends Ranked>(list: readonly R[], personId: PersonId): R[] =>
  numbered(levelsOf(list.filter((each) => each.personId !== personId)));
