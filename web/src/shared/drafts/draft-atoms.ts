import { getDefaultStore } from 'jotai';
import { atomWithReset, RESET } from 'jotai/utils';
import { onDraftsCleared } from './clear-drafts.ts';

/** A draft that is typed or chosen and not sent lives while the page is open and nobody signs out. */
export function draftAtom<Value>(empty: Value) {
  const draft = atomWithReset(empty);
  onDraftsCleared(() => getDefaultStore().set(draft, RESET));
  return draft;
}
