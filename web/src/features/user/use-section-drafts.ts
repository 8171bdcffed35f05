import { useAtom } from 'jotai';
import { storedDraftAtom } from '../../drafts.ts';
import { type Answers, type Draft, emptyDraft, isEmpty } from '../autosave/draft.ts';

export type SectionName = 'personalDetails' | 'homeDetails' | 'spouseDetails';

/** What is typed in the sections and not saved yet; it outlasts a change of tab, and a sign-in that ends by itself. */
export interface SectionDrafts {
  draftOf: <A extends Answers>(section: SectionName) => Draft<A>;
  keep: <A extends Answers>(section: SectionName, draft: Draft<A>) => void;
  isDirty: boolean;
  discard: () => void;
}

type Drafts = Partial<Record<SectionName, Draft<Answers>>>;

/** By who edits whose details. Gone with the tab: it is about somebody else, and staff share devices. */
const staffEditsAtom = storedDraftAtom<Record<string, Drafts>>('staffEdits', {}, () => sessionStorage);

export function useSectionDrafts(staffId: string, accountId: string): SectionDrafts {
  const [all, setAll] = useAtom(staffEditsAtom);
  const key = `${staffId}/${accountId}`;
  const drafts = all[key] ?? {};
  return {
    draftOf: <A extends Answers>(section: SectionName) => (drafts[section] ?? emptyDraft) as Draft<A>,
    keep: (section, draft) => setAll((known) => ({ ...known, [key]: { ...known[key], [section]: draft } })),
    isDirty: Object.values(drafts).some((draft) => !isEmpty(draft)),
    discard: () => setAll(({ [key]: _discarded, ...others }) => others),
  };
}
