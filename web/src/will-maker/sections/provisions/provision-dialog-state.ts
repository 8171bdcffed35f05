import type { Provision } from '@plainwill/contracts/will-data/records/provisions';
import { type ShareDraft, shareDraftOf } from '../../people/recipients/share-draft.ts';
import type { ProvisionDraft } from './provision-model.ts';

/** The dialog as it stands: what is typed, what it was opened with, and who is being chosen just now. */
export interface ProvisionDialogState {
  draft: ProvisionDraft;
  opened: ProvisionDraft;
  choosing: ShareDraft | null;
  /** Beneficiaries were being chosen last: the focus goes back there. */
  hasChosen: boolean;
  /** Another window's version of it meanwhile. */
  elsewhere: Provision | 'removed' | null;
}

export const initialProvisionDialog = (draft: ProvisionDraft): ProvisionDialogState => ({
  draft,
  opened: draft,
  choosing: null,
  hasChosen: false,
  elsewhere: null,
});

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Closing would lose something. */
export const isProvisionDialogDirty = ({ draft, opened: initialProvisionDialog, choosing }: ProvisionDialogState) =>
  !isSame([draft.texts, draft.recipients], [initialProvisionDialog.texts, initialProvisionDialog.recipients]) ||
  (choosing !== null && !isSame(choosing, shareDraftOf(draft.recipients)));
