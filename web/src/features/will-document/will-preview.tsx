import type { WillDocument } from '@plainwill/contracts/will-data/will-document';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Note } from '../../ui/note.tsx';
import { SheetOfPaper } from '../../ui/sheet-of-paper.tsx';
import { WillPages } from './will-pages.tsx';

/** The sheet, and beside it the note on the clause that is highlighted. */
export function WillPreview({ will }: { will: WillDocument }) {
  const [selected, setSelected] = useState<string | null>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const noteId = useId();
  const clause = will.sections.flatMap(({ clauses }) => clauses).find(({ id }) => id === selected);

  // Where there is room beside the sheet, the note stands level with its clause.
  useLayoutEffect(() => {
    const clauseElement = selected && sheet.current?.querySelector(`[data-clause="${CSS.escape(selected)}"]`);
    if (!clauseElement || !sheet.current) return;
    const level = clauseElement.getBoundingClientRect().top - sheet.current.getBoundingClientRect().top;
    note.current?.style.setProperty('--level', `${level}px`);
    // On a phone the note lies over the foot of the page: the clause moves up from under it.
    clauseElement.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  return (
    <div className="grid items-start gap-x-8 gap-y-4 roomy:grid-cols-[minmax(0,1fr)_19rem] print:block">
      <SheetOfPaper watermark="DRAFT" ref={sheet}>
        <div className="px-5 py-8 sm:px-14 sm:py-14">
          <p className="mb-8 text-center text-small font-semibold tracking-[0.1em] text-clay">DRAFT – not signed</p>
          <WillPages
            will={will}
            selected={selected}
            onSelect={(id) => setSelected(id === selected ? null : id)}
            noteId={noteId}
          />
        </div>
      </SheetOfPaper>
      <div
        id={noteId}
        ref={note}
        role="status"
        className="sticky bottom-4 z-10 roomy:static roomy:mt-(--level) print:hidden"
      >
        {clause ? (
          <Note source={clause.source}>{clause.explanation}</Note>
        ) : (
          <p className="hidden rounded-field bg-sage p-5 text-small text-muted roomy:block">
            Select any clause, and the reason for it appears here.
          </p>
        )}
      </div>
    </div>
  );
}
