import type { ExecutorRole } from '@plainwill/contracts/will-data/vocabulary';

interface Placed {
  role: ExecutorRole;
  position: number;
}

/** Main executors first, then backups, each in the order they were put in. */
export const inListOrder = <E extends Placed>(executors: readonly E[]): E[] =>
  executors.toSorted((a, b) => (a.role === b.role ? a.position - b.position : a.role === 'primary' ? -1 : 1));

/** Where the others stand once one has gone, counted from 0 without a gap. */
export const closedUp = <E extends Placed>(executors: readonly E[], gone: E) =>
  executors
    .filter((executor) => executor !== gone)
    .toSorted((a, b) => a.position - b.position)
    .map((executor, position) => ({ executor, position }));
