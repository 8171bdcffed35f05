import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { draftMarks } from '@plainwill/contracts/will-data/will/will-purposes';

/** Says at the head of a draft that it is one, and whether it could be signed yet. */
export const DraftMark = ({ purpose }: Pick<WillDocument, 'purpose'>) =>
  purpose !== 'signing' && (
    <p className="mb-8 text-center text-small font-semibold tracking-[0.1em] text-balance text-clay">
      {draftMarks[purpose]}
    </p>
  );
