import { getDefaultStore, type WritableAtom } from 'jotai';
import { atomWithReset, atomWithStorage, createJSONStorage, RESET } from 'jotai/utils';
import { draftPrefix, forgetStoredDrafts } from './draft-storage.ts';

// biome-ignore lint/suspicious/noExplicitAny: the drafts are of every shape, and only reset here
type AnyDraft = WritableAtom<any, [typeof RESET], void>;

const drafts = new Set<AnyDraft>();

function remembered<Draft extends AnyDraft>(draft: Draft): Draft {
  drafts.add(draft);
  return draft;
}

/** What is typed and not yet sent, kept while the page is open. */
export const draftAtom = <Value>(empty: Value) => remembered(atomWithReset(empty));

/** The same, kept on the device: for the visit, or until it is sent. */
export const storedDraftAtom = <Value>(name: string, empty: Value, storage: () => Storage) =>
  remembered(
    atomWithStorage(draftPrefix + name, empty, createJSONStorage<Value>(inBrowser(storage)), { getOnInit: true }),
  );

/** Pages are also rendered where there is nothing to keep a draft in. */
const inBrowser = (storage: () => Storage) => () =>
  typeof window === 'undefined' ? (undefined as unknown as Storage) : storage();

type IsUnsaved = () => boolean | Promise<boolean>;
const unsavedChecks = new Set<IsUnsaved>();

/** Registers what would be lost by signing out. `isUnsaved` first saves what can be saved. */
export const beforeSignOut = (isUnsaved: IsUnsaved) => void unsavedChecks.add(isUnsaved);

export const isAnythingUnsaved = async (): Promise<boolean> =>
  (await Promise.all([...unsavedChecks].map((isUnsaved) => isUnsaved()))).includes(true);

const afterwards = new Set<() => void>();

/** For what must end with the drafts, such as a save that waits its turn. */
export const onDraftsCleared = (run: () => void) => void afterwards.add(run);

/** Forgets every draft, those of screens that were not opened in this visit too. */
export function clearDrafts(): void {
  for (const run of afterwards) run();
  const store = getDefaultStore();
  for (const draft of drafts) store.set(draft, RESET);
  forgetStoredDrafts();
}
