import { useState } from 'react';
import { type Answers, type Draft, emptyDraft, isEmpty } from '../autosave/draft.ts';

export type SectionName = 'personalDetails' | 'homeDetails' | 'spouseDetails';

/** What is typed in the sections and not saved yet; it outlasts a change of tab. */
export interface SectionDrafts {
  draftOf: <A extends Answers>(section: SectionName) => Draft<A>;
  keep: <A extends Answers>(section: SectionName, draft: Draft<A>) => void;
  isDirty: boolean;
  discard: () => void;
}

export function useSectionDrafts(): SectionDrafts {
  const [drafts, setDrafts] = useState<Partial<Record<SectionName, Draft<Answers>>>>({});
  return {
    draftOf: <A extends Answers>(section: SectionName) => (drafts[section] ?? emptyDraft) as Draft<A>,
    keep: (section, draft) => setDrafts((known) => ({ ...known, [section]: draft })),
    isDirty: Object.values(drafts).some((draft) => !isEmpty(draft)),
    discard: () => setDrafts({}),
  };
}
