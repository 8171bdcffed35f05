import { type Dice, sharesOf } from './dice.ts';
import type { Someone } from './random-people.ts';

export interface Cast {
  dice: Dice;
  people: readonly Someone[];
  /** Whether families take as a class: then no child is stored as a contact, who would belong to one unnamed. */
  hasClasses: boolean;
}

interface StoredTaker {
  type: string;
  id: string | null;
  priority: number;
  percentage: number | null;
  classOf: 'children' | 'grandchildren' | null;
  exceptIds: string[];
}

/** A reference to somebody by the record that has their own table. */
export const referenceTo = ({ type, ids }: Someone) => ({ type, id: type === 'spouse' ? null : (ids[0] ?? null) });

/** Who takes, level by level: at least one. */
export function levels(cast: Cast): StoredTaker[] {
  const { dice, people, hasClasses } = cast;
  const { upTo, onceIn, someOf } = dice;
  const named = someOf(people, 5, 1).map((someone) => ({ someone, taker: aTaker(someone, 1 + upTo(2), dice) }));
  const classes = hasClasses ? someOf(['children', 'grandchildren'] as const, 2) : [];
  const asClass = classes.map((classOf) => aClass(classOf, 1 + upTo(2), cast));
  // A child beside the class of children would count twice, of which a check warns.
  const beside = new Set(asClass.flatMap(({ classOf, priority }) => (classOf === 'children' ? [priority] : [])));
  const kept = named.filter(({ someone, taker }) => !someone.isOwnChild || !beside.has(taker.priority));
  const twice = onceIn(5) ? someOf(kept, 1) : [];
  const again = twice.flatMap(({ someone }) => {
    const taker = aTaker(someone, 1 + upTo(2), dice);
    return someone.isOwnChild && beside.has(taker.priority) ? [] : [taker];
  });
  const takers = [...kept.map(({ taker }) => taker), ...asClass];
  const isWhole = (priority: number) => !twice.some(({ taker }) => taker.priority === priority);
  for (const priority of [1, 2, 3]) {
    const level = takers.filter((taker) => taker.priority === priority);
    const shares = onceIn(2) && isWhole(priority) ? sharesOf(level.length, dice) : [];
    for (const [at, taker] of level.entries()) taker.percentage = shares[at] ?? null;
  }
  // Where somebody is chosen twice, the first level they stand in is theirs, and shares are equal.
  const late = again.filter(({ priority }) => takers.every((t) => t.priority !== priority || t.percentage === null));
  const chosen = [...takers, ...late];
  return chosen.length > 0 ? chosen : named.slice(0, 1).map(({ taker }) => taker);
}

function aTaker({ type, ids }: Someone, priority: number, { upTo }: Dice): StoredTaker {
  const at = upTo(ids.length - 1);
  return {
    type: at === 0 ? type : 'contact',
    id: type === 'spouse' && at === 0 ? null : (ids[at] ?? null),
    priority,
    percentage: null,
    classOf: null,
    exceptIds: [],
  };
}

function aClass(classOf: 'children' | 'grandchildren', priority: number, { dice, people }: Cast): StoredTaker {
  const own = people.filter(({ type, isOwnChild }) => type === 'child' && isOwnChild);
  const out = classOf === 'children' && dice.onceIn(2) ? dice.someOf(own, 2) : [];
  return {
    type: 'class',
    id: null,
    priority,
    percentage: null,
    classOf,
    exceptIds: out.flatMap(({ ids }) => ids[0] ?? []),
  };
}
