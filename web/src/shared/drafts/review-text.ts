import { useAccountId } from '../testator-record/use-testator-record.ts';
import { useDraft } from './draft.ts';
import { encryptedDraft } from './encrypted-draft.ts';

interface TypedText {
  typed?: string;
}

const draftOf = (purpose: string, accountId: string) =>
  encryptedDraft<TypedText>(
    // It ends as a field's name does: people had texts there before.
    `review-answer.${purpose}.${accountId}.text`,
    { where: 'device', accountId, empty: {}, isEmpty: ({ typed = '' }) => typed.trim() === '' },
  );

/**
 * A text about a will under review is stored on the device, encrypted, until it is sent or somebody signs out. `start`
 * stands there until something is typed.
 */
export function useReviewText(purpose: string, start = ''): [string, (text: string) => void] {
  const [{ typed = start }, setText] = useDraft(draftOf(purpose, useAccountId()));
  return [typed, (text) => setText({ typed: text })];
}
