import { listed } from '@plainwill/contracts/shared/phrases';
import type { SectionPart } from '@plainwill/contracts/will-data/will/answer-place';
import { useEffect, useRef } from 'react';
import { RuledSheet } from '../../../ui/feedback/loading.tsx';
import { Note } from '../../../ui/figures/note.tsx';
import { SheetOfPaper } from '../../../ui/figures/sheet-of-paper.tsx';
import { DraftClauses } from './draft-clauses.tsx';
import { useDraftOf } from './use-draft.ts';

/** A section's answers write this in the will; it stands beside its questions, with the reason for it. */
export default function DraftPaper({ part }: { part: SectionPart }) {
  const draft = useDraftOf(part);
  const view = useRef<HTMLDivElement>(null);
  const latest = draft?.latest;
  const written = latest && `${latest.clause.id} ${latest.at} ${latest.runs.map(({ text }) => text).join('')}`;
  // The words just written scroll into view; the page does not move.
  useEffect(() => {
    const line = written && view.current?.querySelector<HTMLElement>('[data-noted]');
    if (!view.current || !line) return;
    const { top } = line.getBoundingClientRect();
    view.current.scrollTop += top - view.current.getBoundingClientRect().top - view.current.clientHeight / 3;
  }, [written]);
  return (
    <section
      aria-label="Your will, as you answer"
      className="sticky top-6 flex max-h-[calc(100dvh-9rem)] flex-col gap-3 print:hidden"
    >
      <h2 className="text-small text-muted">Your will, as you answer</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too */}
      <div ref={view} tabIndex={0} className="flex min-h-48 flex-col overflow-y-auto pb-4">
        {draft ? (
          <SheetOfPaper>
            <div className="will-text flex aspect-210/297 flex-col px-9 pt-9 pb-4 wide:px-14 wide:pt-14">
              <div className="grow">
                <DraftClauses level={3} sections={draft.sections} noted={latest} />
              </div>
              <p className="mt-6 text-center text-small text-muted">
                {draft.sections.length > 1 ? 'Sections' : 'Section'}{' '}
                {listed(draft.sections.map(({ number }) => String(number)))} of {draft.of}
              </p>
            </div>
          </SheetOfPaper>
        ) : (
          <RuledSheet />
        )}
        {latest && (
          <div className="sticky -bottom-4 -mt-1 pt-4 pr-2 pl-5 before:absolute before:top-0 before:left-[calc(1.25rem+1px)] before:h-4 before:w-1 before:bg-butter wide:before:left-[calc(2.5rem+1px)] forced-colors:before:bg-[Highlight]">
            <Note>{latest.clause.explanation}</Note>
          </div>
        )}
      </div>
    </section>
  );
}
