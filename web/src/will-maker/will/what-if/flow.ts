import { poundsText } from '@plainwill/contracts/shared/pounds-text';
import type { Taking, WhatIfAnswer } from '@plainwill/contracts/will-data/what-if/what-if';
import { type Called, howMuch } from '@plainwill/contracts/will-data/what-if/what-if-sentences';

export type FlowKind = 'home' | 'homeTrust' | 'gifts' | 'rest' | 'law' | 'tax';

/** Somebody who takes, or a trust for them. */
export interface FlowEnd {
  /** The same wherever it is reached from. */
  id: string;
  name: string;
  /** "until 21, in 2036" for a trust; otherwise null. */
  inTrust: string | null;
  pence: number;
  amount: string;
}

interface FlowBranch {
  kind: FlowKind;
  name: string;
  pence: number;
  amount: string;
  ends: readonly FlowEnd[];
}

export interface Flow {
  /** All of the estate. */
  amount: string;
  branches: readonly FlowBranch[];
}

const names: Record<FlowKind, string> = {
  home: 'Home, outside your will',
  homeTrust: 'Home, under your will',
  gifts: 'Gifts',
  rest: 'The rest',
  law: 'By law',
  tax: 'Inheritance tax',
};

const kinds = { survivorship: 'home', home: 'homeTrust', gift: 'gifts', residue: 'rest', intestacy: 'law' } as const;

interface Shown {
  called: Called;
  hasAmounts: boolean;
}

const sum = (rows: readonly { pence: number }[]) => rows.reduce((total, { pence }) => total + pence, 0);

const inTrustText = ({ heldUntil, heldUntilYear }: Taking) =>
  heldUntil === null ? null : `until ${heldUntil}${heldUntilYear === null ? '' : `, in ${heldUntilYear}`}`;

/** From the estate through what it is made of to those who take it, as the picture shows it. */
export function flowOf(answer: WhatIfAnswer, { called, hasAmounts }: Shown): Flow {
  const byKind = Map.groupBy(answer.takes, ({ what }) => kinds[what]);
  const amount = (pence: number) => (hasAmounts && pence > 0 ? poundsText(pence) : '');
  const branch = (kind: Exclude<FlowKind, 'tax'>): FlowBranch[] => {
    const rows = byKind.get(kind) ?? [];
    const crown = kind === 'law' ? answer.crown : 0;
    if (rows.length === 0 && crown === 0) return [];
    const ends = [...Map.groupBy(rows, endId)].map(([id, rows]) => endOf(id, rows, { called, hasAmounts }));
    const toCrown = { id: 'crown', name: 'The Crown', inTrust: null, pence: crown, amount: amount(crown) };
    const pence = sum(rows) + crown;
    return [{ kind, name: names[kind], pence, amount: amount(pence), ends: crown > 0 ? [...ends, toCrown] : ends }];
  };
  const due = hasAmounts ? (answer.tax.duePence ?? 0) : 0;
  const branches = [...branch('home'), ...branch('homeTrust'), ...branch('gifts'), ...branch('rest'), ...branch('law')];
  return {
    amount: amount(sum(answer.takes) + answer.crown),
    branches: [
      ...branches,
      ...(due > 0 ? [{ kind: 'tax' as const, name: names.tax, pence: due, amount: amount(due), ends: [] }] : []),
    ],
  };
}

const endId = ({ person, heldUntil, heldUntilYear }: Taking) => [person, heldUntil, heldUntilYear].join(' ');

function endOf(id: string, rows: readonly Taking[], { called, hasAmounts }: Shown): FlowEnd {
  const [first] = rows as [Taking, ...Taking[]];
  const isOnlyThings = rows.every(({ pence }) => pence === 0);
  const text = rows.length === 1 ? howMuch(first, { hasAmounts }) : 'Several shares';
  return {
    id,
    name: called.person(first.person),
    inTrust: inTrustText(first),
    pence: sum(rows),
    amount: hasAmounts && !isOnlyThings ? poundsText(sum(rows)) : text,
  };
}

/** The ends of all branches, each once, with all that reaches it. */
export function allEnds({ branches }: Flow): FlowEnd[] {
  const byId = Map.groupBy(
    branches.flatMap(({ ends }) => ends),
    ({ id }) => id,
  );
  return [...byId.values()].map((ends) => {
    const [first] = ends as [FlowEnd, ...FlowEnd[]];
    if (ends.length === 1) return first;
    const pence = sum(ends);
    const isInPounds = ends.every(({ amount }) => amount.startsWith('£'));
    return { ...first, pence, amount: isInPounds ? poundsText(pence) : 'Several shares' };
  });
}
