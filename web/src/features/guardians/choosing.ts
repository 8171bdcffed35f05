import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { Selection } from './guardian-selection.ts';

/** What the parts of the choice share. */
export interface Choosing {
  selection: Selection;
  /** With what a screen reader hears, and selectors of what has the focus next, as what was pressed may be gone. */
  change: (selection: Selection, said?: string, ...focus: string[]) => void;
  nameOf: (id: PersonId) => string;
  aboutOf: (id: PersonId) => string;
  kindOf: (id: PersonId) => string;
  onEdit: (id: PersonId) => void;
  canEdit: (id: PersonId) => boolean;
}
