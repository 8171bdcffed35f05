import { testatorKey } from '@plainwill/contracts/will-data/what-if/what-if';
import { otherParentOf } from '../../will/model/minors-in.ts';
import { keyOf } from './people-of-case.ts';
import type { WhatIfCase } from './what-if-case.ts';

/** A child of the testator’s: stored as one, stepchildren too, or born later. */
export interface Child {
  id: string;
  otherParent: string | null;
  isBornLater: boolean;
}

export function childrenOf({ facts, people, who }: WhatIfCase): Child[] {
  const stored = people.children.map(({ id }): Child => {
    const row = facts.children.find((child) => child.id === id);
    const parent = row ? otherParentOf(row, people) : null;
    return { id, otherParent: parent && keyOf(parent), isBornLater: false };
  });
  const later = who.bornOf(testatorKey).map(
    ({ id, otherParent }): Child => ({
      id,
      otherParent: otherParent === undefined ? null : who.keyFor(otherParent),
      isBornLater: true,
    }),
  );
  return [...stored, ...later];
}

/** Those whose other parent this is. */
export const childrenWith = (c: WhatIfCase, parent: string) =>
  childrenOf(c).flatMap(({ id, otherParent }) => (otherParent === parent ? [id] : []));
