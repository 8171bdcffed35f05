import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { draftMarks } from '@plainwill/contracts/will-data/will/will-purposes';
import { initialled } from '@plainwill/law/will/composition/signing-form';
import { inCapitals } from '@plainwill/law/will/people/names';

/** What a draft says on every page; null for a signing copy. */
export const draftMarkOf = ({ purpose }: WillDocument): string | null =>
  purpose === 'draft' || purpose === 'blocked_draft' ? draftMarks[purpose] : null;

/** What stands on the pages of a will beside its words. */
export const pageFurniture = (document: WillDocument) => ({
  draftMark: draftMarkOf(document),
  /** From the second page. */
  runningTitle: `LAST WILL AND TESTAMENT – ${inCapitals(document.testator)}`,
  /** Who puts their initials at the foot of every page: nobody on a draft. */
  initials: draftMarkOf(document) === null ? initialled : [],
});
