import { inStorage } from '../drafts/browser-storage.ts';
import { draftPrefix } from '../drafts/clear-drafts.ts';
import { isSecretKnown, readEncrypted, writeEncrypted } from '../drafts/encrypted-storage.ts';
import type { AutosaveState } from './autosave.ts';
import type { Draft, FieldTexts } from './draft.ts';

/** A draft belongs to one account and one section. */
export interface DraftOwner {
  key: string;
  accountId: string;
  /** Drafts may be stored while the section is open: not after signing out. */
  isOpen: () => boolean;
}

interface Field {
  typed: string;
  over: string | undefined;
}

const fieldIn = <A extends FieldTexts>({ typed, over }: Draft<A>, field: keyof A): Field | undefined =>
  field in typed ? { typed: typed[field] ?? '', over: over[field] } : undefined;

const isSame = (a: Field | undefined, b: Field | undefined) => a?.typed === b?.typed && a?.over === b?.over;

const placeOf = ({ key, accountId }: DraftOwner, field: string) =>
  ({ where: 'device', name: `${key}.${field}`, accountId }) as const;

/** Keeps a tab's draft field by field, so that two tabs of one browser do not wipe out each other's. */
export async function storeDraft<A extends FieldTexts>(owner: DraftOwner, before: Draft<A>, now: Draft<A>) {
  if (!owner.isOpen()) return;
  const all = new Set(Object.keys({ ...before.typed, ...now.typed }));
  const changed = [...all].filter((field) => !isSame(fieldIn(before, field), fieldIn(now, field)));
  await Promise.all(changed.map((field) => writeEncrypted(placeOf(owner, field), fieldIn(now, field))));
}

/** The draft that an earlier visit, or another tab of this browser, has typed and not yet sent. */
export async function storedDraft<A extends FieldTexts>(owner: DraftOwner): Promise<Draft<A>> {
  const draft: Draft<FieldTexts> = { typed: {}, over: {} };
  if (!isSecretKnown(owner.accountId)) return draft as Draft<A>;
  await encryptPlain<A>(owner);
  const prefix = `${draftPrefix}${owner.key}.`;
  const names = inStorage('device', (storage) => Object.keys(storage)) ?? [];
  for (const name of names.filter((name) => name.startsWith(prefix))) {
    const field = name.slice(prefix.length);
    const stored = (await readEncrypted(placeOf(owner, field))) as Field | undefined;
    if (!stored) continue;
    draft.typed[field] = stored.typed;
    if (stored.over !== undefined) draft.over[field] = stored.over;
  }
  return draft as Draft<A>;
}

/** Puts what was typed earlier back, below what has been typed while it was read. @returns whether there was any */
export async function restoreDraft<A extends FieldTexts>(
  owner: DraftOwner,
  set: (change: (known: AutosaveState<A>) => AutosaveState<A>) => void,
): Promise<boolean> {
  const earlier = await storedDraft<A>(owner);
  if (!owner.isOpen() || Object.keys(earlier.typed).length === 0) return false;
  set(({ draft, ...known }) => ({
    ...known,
    draft: { typed: { ...earlier.typed, ...draft.typed }, over: { ...earlier.over, ...draft.over } },
  }));
  return true;
}

/** An earlier version stored drafts in plain text. */
async function encryptPlain<A extends FieldTexts>(owner: DraftOwner): Promise<void> {
  const name = draftPrefix + owner.key;
  const plain = inStorage('device', (storage) => storage.getItem(name));
  if (!plain) return;
  try {
    const { typed = {}, over = {} } = JSON.parse(plain) as Partial<Draft<A>>;
    await storeDraft<A>(owner, { typed: {}, over: {} }, { typed, over });
  } catch {
    // It cannot be read.
  }
  inStorage('device', (storage) => storage.removeItem(name));
}
