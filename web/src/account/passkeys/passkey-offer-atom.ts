import { draftAtom } from '../../shared/drafts/draft-atoms.ts';

/** A passkey is offered in this visit, until the person has decided. */
export const passkeyOfferAtom = draftAtom(false);
