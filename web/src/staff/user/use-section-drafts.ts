import { type Draft, emptyDraft, type FieldTexts, isDraftEmpty } from '../../shared/autosave/draft.ts';
import { useDraft } from '../../shared/drafts/draft.ts';
import { encryptedDraft } from '../../shared/drafts/encrypted-draft.ts';

export type SectionName = 'personalDetails' | 'homeDetails' | 'spouseDetails';

/** Drafts of the sections outlast a change of tab, and a sign-in that ends by itself. */
export interface SectionDrafts {
  draftOf: <A extends FieldTexts>(section: SectionName) => Draft<A>;
  keep: <A extends FieldTexts>(section: SectionName, draft: Draft<A>) => void;
  isDirty: boolean;
  discard: () => void;
}

type Drafts = Partial<Record<SectionName, Draft<FieldTexts>>>;

const isEmpty = (drafts: Drafts) => Object.values(drafts).every(isDraftEmpty);

/** By who edits whose details. Gone with the tab: it is about somebody else, and staff share devices. */
const draftsOf = (staffId: string, accountId: string) =>
  encryptedDraft<Drafts>(`staffEdits.${staffId}/${accountId}`, {
    where: 'tab',
    accountId: staffId,
    empty: {},
    isEmpty,
  });

export function useSectionDrafts(staffId: string, accountId: string): SectionDrafts {
  const [drafts, setDrafts] = useDraft(draftsOf(staffId, accountId));
  return {
    draftOf: <A extends FieldTexts>(section: SectionName) => (drafts[section] ?? emptyDraft) as Draft<A>,
    keep: (section, draft) => setDrafts((before) => ({ ...before, [section]: draft })),
    isDirty: !isEmpty(drafts),
    discard: () => setDrafts({}),
  };
}
