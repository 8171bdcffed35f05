import { getDefaultStore, useAtom } from 'jotai';
import { useEffect } from 'react';
import { draftSecretOf } from '../../shared/api/draft-secret.ts';
import { type Draft, emptyDraft, type FieldTexts, isDraftEmpty } from '../../shared/autosave/draft.ts';
import { readEncrypted, writeEncrypted } from '../../shared/autosave/encrypted-drafts.ts';
import { beforeSignOut, draftPrefix, onDraftsCleared } from '../../shared/drafts/clear-drafts.ts';
import { draftAtom } from '../../shared/drafts/draft-atoms.ts';

export type SectionName = 'personalDetails' | 'homeDetails' | 'spouseDetails';

/** What is typed in the sections and not saved yet; it outlasts a change of tab, and a sign-in that ends by itself. */
export interface SectionDrafts {
  draftOf: <A extends FieldTexts>(section: SectionName) => Draft<A>;
  keep: <A extends FieldTexts>(section: SectionName, draft: Draft<A>) => void;
  isDirty: boolean;
  discard: () => void;
}

type Drafts = Partial<Record<SectionName, Draft<FieldTexts>>>;

/** By who edits whose details. */
export const staffEditsAtom = draftAtom<Record<string, Drafts>>({});

beforeSignOut(() => Object.values(getDefaultStore().get(staffEditsAtom)).some(isDirty));

let timesCleared = 0;
onDraftsCleared(() => {
  timesCleared += 1;
});

/** Says later whether no drafts were cleared since now: what is on its way to the device must not get there. */
function whileKept(): () => boolean {
  const before = timesCleared;
  return () => timesCleared === before;
}

const nameOf = (key: string) => `${draftPrefix}staffEdits.${key}`;

const isDirty = (drafts: Drafts) => Object.values(drafts).some((draft) => !isDraftEmpty(draft));

/** Gone with the tab: it is about somebody else, and staff share devices. */
function keepInTab(staffId: string, key: string, drafts: Drafts): void {
  const secret = draftSecretOf(staffId);
  if (secret === null) return;
  const place = { storage: sessionStorage, secret, name: nameOf(key), isOpen: whileKept() };
  // A full or forbidden store: the edits live as long as the page.
  writeEncrypted(place, isDirty(drafts) ? drafts : undefined).catch(() => undefined);
}

async function keptInTab(staffId: string, key: string): Promise<Drafts> {
  const secret = draftSecretOf(staffId);
  if (secret === null) return {};
  return ((await readEncrypted({ storage: sessionStorage, secret, name: nameOf(key) })) ?? {}) as Drafts;
}

export function useSectionDrafts(staffId: string, accountId: string): SectionDrafts {
  const [all, setAll] = useAtom(staffEditsAtom);
  const key = `${staffId}/${accountId}`;
  const drafts = all[key] ?? {};

  useEffect(() => {
    const isOpen = whileKept();
    const restore = async () => {
      const earlier = await keptInTab(staffId, key);
      // What was typed while it was read is newer.
      if (isOpen()) setAll((known) => ({ ...known, [key]: { ...earlier, ...known[key] } }));
    };
    void restore();
  }, [staffId, key, setAll]);

  const change = (changedFrom: (before: Drafts) => Drafts) =>
    setAll((known) => {
      const changed = changedFrom(known[key] ?? {});
      keepInTab(staffId, key, changed);
      return { ...known, [key]: changed };
    });
  return {
    draftOf: <A extends FieldTexts>(section: SectionName) => (drafts[section] ?? emptyDraft) as Draft<A>,
    keep: (section, draft) => change((before) => ({ ...before, [section]: draft })),
    isDirty: isDirty(drafts),
    discard: () => change(() => ({})),
  };
}
