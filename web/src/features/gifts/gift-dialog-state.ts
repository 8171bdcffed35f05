import type { Gift } from '@plainwill/contracts/will-data/records/gifts';
import type { Taker } from '@plainwill/contracts/will-data/records/takers';
import type { GiftDraft } from './gift-model.ts';

export type RecipientKind = 'recipients' | 'remainderRecipients';

/** The dialog as it stands: what is typed, what it was opened with, and who is being chosen just now. */
export interface GiftDialogState {
  draft: GiftDraft;
  openedGift: GiftDraft;
  choosing: { kind: RecipientKind; list: readonly Taker[] } | null;
  /** Who was being chosen last: the focus goes back there. */
  chosen: RecipientKind | null;
  /** What another window has made of the gift meanwhile. */
  elsewhere: Gift | 'removed' | null;
}

export const opened = (draft: GiftDraft): GiftDialogState => ({
  draft,
  openedGift: draft,
  choosing: null,
  chosen: null,
  elsewhere: null,
});

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Whether closing would lose something. */
export const isGiftDialogDirty = ({ draft, openedGift, choosing }: GiftDialogState) =>
  !isSame(draft, openedGift) || (choosing !== null && !isSame(choosing.list, draft[choosing.kind]));
