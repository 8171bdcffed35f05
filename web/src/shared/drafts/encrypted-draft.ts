import { getDefaultStore } from 'jotai';
import { beforeSignOut, untilCleared } from './clear-drafts.ts';
import type { DraftStore } from './draft.ts';
import { draftAtom } from './draft-atoms.ts';
import { readEncrypted, writeEncrypted } from './encrypted-storage.ts';

interface EncryptedDraft<Value> {
  where: 'tab' | 'device';
  /** The account that it belongs to: nobody else can read it. */
  accountId: string;
  empty: Value;
  /** Nothing is kept of an empty one, and nobody is asked about it at sign-out. */
  isEmpty: (value: Value) => boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: drafts of every shape
const drafts = new Map<string, DraftStore<any>>();

/**
 * A signed-in person's draft is stored encrypted until it is sent or they sign out, also while their session is lost.
 * They are asked before they sign out with any of it.
 */
export function encryptedDraft<Value extends object>(
  name: string,
  { where, accountId, empty, isEmpty }: EncryptedDraft<Value>,
): DraftStore<Value> {
  const before = drafts.get(name);
  if (before) return before;

  const place = { where, name, accountId };
  const store = getDefaultStore();
  const atom = draftAtom(empty);
  const read = () => store.get(atom);
  beforeSignOut(() => !isEmpty(read()));

  async function restore() {
    const isKept = untilCleared();
    const earlier = (await readEncrypted(place)) as Value | undefined;
    // Anything typed while it was read is newer.
    if (earlier && isKept()) store.set(atom, (known) => ({ ...earlier, ...known }));
  }
  function set(next: Value | ((known: Value) => Value)) {
    store.set(atom, next);
    // The draft lives as long as the page where nothing can be stored.
    void writeEncrypted(place, isEmpty(read()) ? undefined : read()).catch(() => undefined);
  }
  const draft: DraftStore<Value> = {
    empty,
    read,
    set,
    reset: () => set(empty),
    subscribe(onChange) {
      void restore().catch(() => undefined);
      return store.sub(atom, onChange);
    },
  };
  drafts.set(name, draft);
  return draft;
}
