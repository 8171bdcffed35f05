import { draftAtom } from '../../drafts.ts';
import { nobody } from '../people/name-fields.tsx';

/** Survives a change of tab, so that half-typed names are not lost. */
export const recipientDraftAtom = draftAtom(nobody);
