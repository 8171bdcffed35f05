import { type Dice, sharesOf } from './dice.ts';
import type { Someone } from './random-people.ts';

export interface Cast {
  dice: Dice;
  people: readonly Someone[];
  /** Says whether families take as a class: then no child is stored as a contact, who would belong to one unnamed. */
  hasClasses: boolean;
}

interface StoredRecipient {
  type: string;
  id: string | null;
  priority: number;
  percentage: number | null;
  classOf: 'children' | 'grandchildren' | null;
  exceptIds: string[];
}

/** A reference to somebody by the record that has their own table. */
export const referenceTo = ({ type, ids }: Someone) => ({ type, id: type === 'spouse' ? null : (ids[0] ?? null) });

/** The beneficiaries, level by level: at least one. */
export function levels(cast: Cast): StoredRecipient[] {
  const { dice, people, hasClasses } = cast;
  const { upTo, onceIn, someOf } = dice;
  const named = someOf(people, 5, 1).map((someone) => ({
    someone,
    beneficiary: aBeneficiary(someone, 1 + upTo(2), dice),
  }));
  const classes = hasClasses ? someOf(['children', 'grandchildren'] as const, 2) : [];
  const asClass = classes.map((classOf) => aClass(classOf, 1 + upTo(2), cast));
  // Somebody beside the class that they belong to would count twice, of which a check warns.
  const beside = new Set(asClass.flatMap(({ classOf, priority }) => (classOf === 'children' ? [priority] : [])));
  const besideGrandchildren = new Set(
    asClass.flatMap(({ classOf, priority }) => (classOf === 'grandchildren' ? [priority] : [])),
  );
  const isCountedTwice = ({ isOwnChild, isGrandchild }: Someone, { priority }: StoredRecipient) =>
    (isOwnChild && beside.has(priority)) || (isGrandchild && besideGrandchildren.has(priority));
  const kept = named.filter(({ someone, beneficiary }) => !isCountedTwice(someone, beneficiary));
  const twice = onceIn(5) ? someOf(kept, 1) : [];
  const again = twice.flatMap(({ someone }) => {
    const beneficiary = aBeneficiary(someone, 1 + upTo(2), dice);
    return isCountedTwice(someone, beneficiary) ? [] : [beneficiary];
  });
  const beneficiaries = [...kept.map(({ beneficiary }) => beneficiary), ...asClass];
  const isWhole = (priority: number) => !twice.some(({ beneficiary }) => beneficiary.priority === priority);
  for (const priority of [1, 2, 3]) {
    const level = beneficiaries.filter((beneficiary) => beneficiary.priority === priority);
    const shares = onceIn(2) && isWhole(priority) ? sharesOf(level.length, dice) : [];
    for (const [at, beneficiary] of level.entries()) beneficiary.percentage = shares[at] ?? null;
  }
  // Somebody who is chosen twice takes at the first of the two levels, and shares are equal.
  const late = again.filter(({ priority }) =>
    beneficiaries.every((t) => t.priority !== priority || t.percentage === null),
  );
  const chosen = [...beneficiaries, ...late];
  return chosen.length > 0 ? chosen : named.slice(0, 1).map(({ beneficiary }) => beneficiary);
}

function aBeneficiary({ type, ids }: Someone, priority: number, { upTo }: Dice): StoredRecipient {
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

function aClass(classOf: 'children' | 'grandchildren', priority: number, { dice, people }: Cast): StoredRecipient {
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
