import type { ExecutorRole } from '@plainwill/contracts/will-data/vocabulary';
import { draftAtom } from '../../drafts.ts';
import { type NewPerson, nobody } from '../people/name-fields.tsx';

export interface ExecutorDraft extends NewPerson {
  role: ExecutorRole;
}

/** Survives a change of tab, so that half-typed names are not lost. */
export const executorDraftAtom = draftAtom<ExecutorDraft>({ ...nobody, role: 'primary' });
