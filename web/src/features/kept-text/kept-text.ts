import { getDefaultStore, useAtom } from 'jotai';
import { useEffect } from 'react';
import { beforeSignOut, draftAtom, onDraftsCleared } from '../../drafts/draft-atoms.ts';
import { type Draft, emptyDraft } from '../autosave/draft.ts';
import { type DraftOwner, storeDraft, storedDraft } from '../autosave/draft-on-device.ts';
import { useAccountId } from '../testator-record/use-testator-record.ts';

type Typed = { text: string };

/** Answers that are typed and not sent, by account and question. */
const typedAtom = draftAtom<Readonly<Record<string, string>>>({});

beforeSignOut(() => Object.values(getDefaultStore().get(typedAtom)).some((text) => text.trim() !== ''));

let timesCleared = 0;
onDraftsCleared(() => {
  timesCleared += 1;
});

const draftOf = (text: string): Draft<Typed> => (text ? { typed: { text }, over: {} } : emptyDraft);

function ownerOf(question: string, accountId: string): DraftOwner {
  const before = timesCleared;
  return { key: `review-answer.${question}.${accountId}`, accountId, isOpen: () => timesCleared === before };
}

/** What is typed in answer to a question: kept on the device, encrypted, until it is sent or somebody signs out. */
export function useKeptAnswer(question: string): [string, (text: string) => void] {
  const accountId = useAccountId();
  const [typed, setTyped] = useAtom(typedAtom);
  const key = `${accountId} ${question}`;
  useEffect(() => {
    const owner = ownerOf(question, accountId);
    void storedDraft<Typed>(owner)
      .then(({ typed: { text } }) => {
        // What has been typed while it was read counts.
        if (text && owner.isOpen()) setTyped((known) => ({ [key]: text, ...known }));
      })
      .catch(() => undefined);
  }, [question, accountId, key, setTyped]);
  const text = typed[key] ?? '';
  const change = (next: string) => {
    setTyped((known) => ({ ...known, [key]: next }));
    // Where nothing can be kept, it lives as long as the page.
    void storeDraft<Typed>(ownerOf(question, accountId), draftOf(text), draftOf(next)).catch(() => undefined);
  };
  return [text, change];
}
