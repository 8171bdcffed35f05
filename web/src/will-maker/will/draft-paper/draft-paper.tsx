import type { SectionPart } from '@plainwill/contracts/will-data/will/answer-place';
import { Note } from '../../../ui/figures/note.tsx';
import { SheetOfPaper } from '../../../ui/figures/sheet-of-paper.tsx';
import { DraftClauses } from './draft-clauses.tsx';
import { useDraftOf } from './use-draft.ts';

/** A section's answers write this in the will; it stands beside its questions, with the reason for it. */
export default function DraftPaper({ part }: { part: SectionPart }) {
  const draft = useDraftOf(part);
  return (
    <section
      aria-label="Your will, as you answer"
      className="sticky top-6 flex max-h-[calc(100dvh-3rem)] flex-col gap-3"
    >
      <h2 className="text-small text-muted">Your will, as you answer</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too */}
      <div tabIndex={0} className="flex min-h-48 flex-col gap-3 overflow-y-auto pb-4">
        <SheetOfPaper>
          <div className="will-text p-7">{draft && <DraftClauses level={3} sections={draft.sections} />}</div>
        </SheetOfPaper>
        {draft?.latest && <Note>{draft.latest.clause.explanation}</Note>}
      </div>
    </section>
  );
}
