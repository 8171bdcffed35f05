import type { AccountSectionId } from './open-sections.ts';

const key = 'plainwill.draft.errand';

/** What somebody asked for before they left for Google to show who they are. */
export interface Errand {
  section: AccountSectionId;
  input: unknown;
}

/** Kept for the visit, in this tab. */
export const keepErrand = (errand: Errand) => sessionStorage.setItem(key, JSON.stringify(errand));

export const forgetErrand = () => sessionStorage.removeItem(key);

/** The errand of this section, which is then no longer kept. */
export function takeErrand(section: AccountSectionId): Errand | null {
  const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Errand | null;
  if (kept?.section !== section) return null;
  forgetErrand();
  return kept;
}
