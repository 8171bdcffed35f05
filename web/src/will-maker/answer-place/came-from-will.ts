import { draftStore } from '../../shared/drafts/draft.ts';

/** A link to an answer was followed from this clause of the will. */
export interface CameFromWill {
  /** The address of Your Will at that clause or check. */
  path: string;
  /** The address that the link leads to. */
  link: string;
  /** How far down the page was scrolled, in pixels. */
  scrolled: number;
}

/** Null but while the person is away from their will to see to an answer; kept for a reload. */
export const cameFromWillDraft = draftStore<CameFromWill | null>('came-from-will', { where: 'tab', empty: null });
