import { inStorage } from './browser-storage.ts';

/** Before the name of each draft in the browser's storage, so that all of them can be forgotten. */
export const draftPrefix = 'plainwill.draft.';

type IsUnsaved = () => boolean | Promise<boolean>;
const unsavedChecks = new Set<IsUnsaved>();

/** Registers what would be lost by signing out. `isUnsaved` first saves what can be saved. */
export const beforeSignOut = (isUnsaved: IsUnsaved) => void unsavedChecks.add(isUnsaved);

export const isAnythingUnsaved = async (): Promise<boolean> =>
  (await Promise.all([...unsavedChecks].map((isUnsaved) => isUnsaved()))).includes(true);

let timesCleared = 0;

/** Says later whether drafts have not been cleared since: what is on its way to storage then must not get there. */
export function untilCleared(): () => boolean {
  const before = timesCleared;
  return () => timesCleared === before;
}

const afterwards = new Set<() => void>();

/** For what must end with the drafts, such as a save that waits its turn. */
export const onDraftsCleared = (run: () => void) => void afterwards.add(run);

/** Forgets every draft, those of screens that were not opened in this visit too. */
export function clearDrafts(): void {
  timesCleared += 1;
  for (const run of afterwards) run();
  for (const where of ['device', 'tab'] as const)
    inStorage(where, (storage) => {
      for (const key of Object.keys(storage)) if (key.startsWith(draftPrefix)) storage.removeItem(key);
    });
}
