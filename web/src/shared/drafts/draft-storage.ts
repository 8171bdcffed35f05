/** Before the name of each draft kept on the device, so that all of them can be forgotten. */
export const draftPrefix = 'plainwill.draft.';

/** Forgets every draft on the device, those of screens that were not opened in this visit too. */
export function forgetStoredDrafts(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(draftPrefix)) storage.removeItem(key);
}
