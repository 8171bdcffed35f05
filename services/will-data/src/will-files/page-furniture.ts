import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { inCapitals } from '../will/people/names.ts';

/** A draft says on every page that it is one. */
const purposes = ['draft', 'signing'] as const;
export type Purpose = (typeof purposes)[number];

export const draftMark = 'DRAFT – NOT VALID UNTIL SIGNED AND WITNESSED';

/** What stands on the pages of a will beside its words. */
export const pageFurniture = ({ testator, signatures }: WillDocument, purpose: Purpose) => ({
  draftMark: purpose === 'draft' ? draftMark : null,
  /** From the second page. */
  runningTitle: `LAST WILL AND TESTAMENT – ${inCapitals(testator)}`,
  /** Who puts their initials at the foot of every page. */
  initials: signatures.map(({ who }) => who),
});
