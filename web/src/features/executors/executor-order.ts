import type { Executor } from '@plainwill/contracts/will-data/executors';

/** Primaries first; within a role, in the order appointed. */
export const inOrder = <E extends Pick<Executor, 'role' | 'position'>>(executors: readonly E[]): E[] =>
  executors.toSorted((a, b) => Number(a.role === 'backup') - Number(b.role === 'backup') || a.position - b.position);
