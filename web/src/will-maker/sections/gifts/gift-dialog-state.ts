import type { Gift } from '@plainwill/contracts/will-data/records/gifts';
import { type ShareDraft, shareDraftOf } from '../../people/recipients/share-draft.ts';
import type { GiftDraft } from './gift-model.ts';

export type RecipientKind = 'recipients' | 'remainderRecipients';

/** The dialog as it stands: what is typed, what it was opened with, and who is being chosen just now. */
export interface GiftDialogState {
  draft: GiftDraft;
  openedGift: GiftDraft;
  choosing: ({ kind: RecipientKind } & ShareDraft) | null;
  /** The kind of recipient being chosen last: the focus goes back there. */
  chosen: RecipientKind | null;
  /** Another window's version of the gift meanwhile. */
  elsewhere: Gift | 'removed' | null;
}

export const initialGiftDialog = (draft: GiftDraft): GiftDialogState => ({
  draft,
  openedGift: draft,
  choosing: null,
  chosen: null,
  elsewhere: null,
});

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Closing would lose something. */
export const isGiftDialogDirty = ({ draft, openedGift, choosing }: GiftDialogState) =>
  !isSame(draft, openedGift) || (choosing !== null && hasChosenOthers(choosing, draft));

function hasChosenOthers({ kind, list, shares }: NonNullable<GiftDialogState['choosing']>, draft: GiftDraft): boolean {
  const before = shareDraftOf(draft[kind]);
  return !isSame(list, before.list) || !isSame(shares, before.shares);
}
