import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Portal } from '@plainwill/contracts/will-data/portal';
import type { SectionDrafts } from './use-section-drafts.ts';

export interface UserPanelProps {
  accountId: AccountId;
  told: Portal;
  isEdited: boolean;
  drafts: SectionDrafts;
  /** Somebody else has saved meanwhile. */
  onClash: () => void;
}
