import { getDefaultStore, useAtom } from 'jotai';
import { useEffect } from 'react';
import { beforeSignOut, onDraftsCleared } from '../drafts/clear-drafts.ts';
import { draftAtom } from '../drafts/draft-atoms.ts';
import { useAccountId } from '../testator-record/use-testator-record.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { type DraftOwner, storeDraft, storedDraft } from './draft-on-device.ts';

type Typed = { text: string };

/** What is typed and not sent, by account and by what it is for. */
const typedAtom = draftAtom<Readonly<Record<string, string>>>({});

beforeSignOut(() => Object.values(getDefaultStore().get(typedAtom)).some((text) => text.trim() !== ''));

let timesCleared = 0;
onDraftsCleared(() => {
  timesCleared += 1;
});

const draftOf = (text: string): Draft<Typed> => (text ? { typed: { text }, over: {} } : emptyDraft);

function ownerOf(purpose: string, accountId: string): DraftOwner {
  const before = timesCleared;
  return { key: `review-answer.${purpose}.${accountId}`, accountId, isOpen: () => timesCleared === before };
}

/**
 * What is typed about a will under review: kept on the device, encrypted, until it is sent or somebody signs out.
 * `start` stands there until something is typed.
 */
export function useKeptText(purpose: string, start = ''): [string, (text: string) => void] {
  const accountId = useAccountId();
  const [typed, setTyped] = useAtom(typedAtom);
  const key = `${accountId} ${purpose}`;
  useEffect(() => {
    const owner = ownerOf(purpose, accountId);
    void storedDraft<Typed>(owner)
      .then(({ typed: { text } }) => {
        // What has been typed while it was read counts.
        if (text && owner.isOpen()) setTyped((known) => ({ [key]: text, ...known }));
      })
      .catch(() => undefined);
  }, [purpose, accountId, key, setTyped]);
  const text = typed[key] ?? start;
  const change = (next: string) => {
    setTyped((known) => ({ ...known, [key]: next }));
    // Where nothing can be kept, it lives as long as the page.
    void storeDraft<Typed>(ownerOf(purpose, accountId), draftOf(text), draftOf(next)).catch(() => undefined);
  };
  return [text, change];
}
