import { useState } from 'react';
import { type Draft, emptyDraft, type FieldTexts, isDraftEmpty } from '../../shared/autosave/draft.ts';
import { useDraft } from '../../shared/drafts/draft.ts';
import { encryptedDraft } from '../../shared/drafts/encrypted-draft.ts';

export type SectionName = 'personalDetails' | 'homeDetails' | 'spouseDetails';

/** Drafts of the sections outlast a change of tab, and a sign-in that ends by itself. */
export interface SectionDrafts {
  draftOf: <A extends FieldTexts>(section: SectionName) => Draft<A>;
  keep: <A extends FieldTexts>(section: SectionName, draft: Draft<A>) => void;
  isDirty: boolean;
  /** The sections with something from before this visit, until it is saved, discarded or typed on. */
  fromBefore: readonly SectionName[];
  discard: () => void;
}

type Drafts = Partial<Record<SectionName, Draft<FieldTexts>>>;

const sectionsIn = (drafts: Drafts) =>
  (Object.keys(drafts) as SectionName[]).filter((section) => drafts[section] && !isDraftEmpty(drafts[section]));

const isEmpty = (drafts: Drafts) => sectionsIn(drafts).length === 0;

/** By who edits whose details. Gone with the tab: it is about somebody else, and staff share devices. */
const draftsOf = (staffId: string, accountId: string) =>
  encryptedDraft<Drafts>(`staffEdits.${staffId}/${accountId}`, {
    where: 'tab',
    accountId: staffId,
    empty: {},
    isEmpty,
  });

export function useSectionDrafts(staffId: string, accountId: string): SectionDrafts {
  const [isTypedNow, setTypedNow] = useState(false);
  const [drafts, setDrafts] = useDraft(draftsOf(staffId, accountId));
  return {
    draftOf: <A extends FieldTexts>(section: SectionName) => (drafts[section] ?? emptyDraft) as Draft<A>,
    keep: (section, draft) => {
      setTypedNow(true);
      setDrafts((before) => ({ ...before, [section]: draft }));
    },
    isDirty: !isEmpty(drafts),
    fromBefore: isTypedNow ? [] : sectionsIn(drafts),
    discard: () => setDrafts({}),
  };
}
