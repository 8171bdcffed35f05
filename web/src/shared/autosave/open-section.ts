import { type Atom, atom, getDefaultStore } from 'jotai';
import { RESET } from 'jotai/utils';
import { loadOnce } from '../../ui/loading/load-once.ts';
import { beforeSignOut, onDraftsCleared } from '../drafts/clear-drafts.ts';
import { draftAtom } from '../drafts/draft-atoms.ts';
import { Autosave, type AutosaveSection, type AutosaveState } from './autosave.ts';
import { emptyDraft, type FieldTexts, isDraftEmpty } from './draft.ts';
import type { SaveState } from './save-state.ts';

export interface OpenSection<A extends FieldTexts> {
  // biome-ignore lint/suspicious/noExplicitAny: what a section sends is its own affair
  autosave: Autosave<A, any>;
  stateAtom: Atom<AutosaveState<A>>;
}

// Apart, for the page has no room for what encrypts it. Where the store is full or forbidden, or the page is not secure,
// the draft lives as long as the page.
const device = loadOnce(() => import('./draft-on-device.ts'));
const onDevice = (act: (device: typeof import('./draft-on-device.ts')) => Promise<void>) =>
  void device()
    .then(act)
    .catch(() => undefined);

/** How each section's answers stand, by section. */
export const saveStatesAtom = draftAtom<Readonly<Record<string, SaveState>>>({});

// biome-ignore lint/suspicious/noExplicitAny: sections of every shape
const openSections = new Map<string, OpenSection<any>>();

beforeSignOut(async () => {
  await saveAll();
  return [...openSections.values()].some(({ stateAtom }) => !isDraftEmpty(getDefaultStore().get(stateAtom).draft));
});

onDraftsCleared(() => {
  for (const { autosave } of openSections.values()) autosave.stop();
  openSections.clear();
});

/** After somebody else has signed in: what the one before typed stays on the device, for them. */
function closeOthers(accountId: string) {
  const others = [...openSections].filter(([key]) => !key.endsWith(accountId));
  for (const [key, { autosave }] of others) {
    autosave.stop();
    openSections.delete(key);
  }
  if (others.length > 0) getDefaultStore().set(saveStatesAtom, RESET);
}

/** Tries again to save every section opened in this visit. */
export const saveAll = () => Promise.all([...openSections.values()].map(({ autosave }) => autosave.save()));

const stateOf = (name: string, accountId: string): AutosaveState<FieldTexts> | null => {
  const section = openSections.get(`${name}.${accountId}`);
  return section ? getDefaultStore().get(section.stateAtom) : null;
};

/** The section's typed fields that are not stored yet. */
export const typedIn = (name: string, accountId: string): Partial<FieldTexts> =>
  stateOf(name, accountId)?.draft.typed ?? {};

/** The fields of a section that the service has refused. */
export const refusedIn = (name: string, accountId: string): string[] =>
  Object.keys(stateOf(name, accountId)?.refused ?? {});

/** One section of one account: its autosave, and its draft, which outlives the page on this device. */
export function openSection<A extends FieldTexts, Changes>(
  name: string,
  accountId: string,
  section: AutosaveSection<A, Changes>,
): OpenSection<A> {
  const key = `${name}.${accountId}`;
  const before = openSections.get(key);
  if (before) return before;
  closeOthers(accountId);

  const store = getDefaultStore();
  const owner = { key, accountId, isOpen: () => openSections.get(key) === now };
  const stateAtom = atom<AutosaveState<A>>({
    draft: emptyDraft,
    save: { kind: 'idle' },
    sending: {},
    refused: {},
    displayTexts: {},
  });
  const autosave: Autosave<A, Changes> = new Autosave(section, {
    read: () => store.get(stateAtom),
    update: (patch) => {
      // A save that was under way at sign-out must not write the draft back.
      if (!owner.isOpen()) return;
      const { draft } = store.get(stateAtom);
      const { draft: changed } = patch;
      if (changed) onDevice(({ storeDraft }) => storeDraft(owner, draft, changed));
      store.set(stateAtom, (known) => ({ ...known, ...patch }));
      const { save } = patch;
      if (save) store.set(saveStatesAtom, (states) => ({ ...states, [name]: save }));
    },
  });
  const now = { autosave, stateAtom };
  openSections.set(key, now);
  onDevice(async ({ restoreDraft }) => {
    if (await restoreDraft<A>(owner, (change) => store.set(stateAtom, change))) await autosave.save();
  });
  return now;
}
