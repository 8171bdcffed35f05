import type { Residue } from '@plainwill/contracts/will-data/residue';
import { draftAtom } from '../../drafts.ts';
import type { ResidueDraft } from './residue-draft.ts';

export interface ResidueDialogState {
  draft: ResidueDraft;
  /** What is stored as far as this window knew when the dialog opened. */
  opened: ResidueDraft;
  /** To choose people, or to see to the shares of those chosen: also after a move that left them to be given again. */
  about: 'people' | 'shares' | 'shares after a move';
  /** What another window has stored meanwhile. */
  elsewhere: Residue | null;
}

/** Null while it is closed. It survives a sign-in that has to be repeated. */
export const residueDialogAtom = draftAtom<ResidueDialogState | null>(null);

export const isDirty = ({ draft, opened }: ResidueDialogState) =>
  JSON.stringify([draft.list, draft.shares]) !== JSON.stringify([opened.list, opened.shares]);
