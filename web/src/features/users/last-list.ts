import { draftAtom } from '../../drafts/draft-atoms.ts';

/** Which users the list showed last, as its address has them after the `#`; for the way back from one of them. */
export const lastListAtom = draftAtom('');
