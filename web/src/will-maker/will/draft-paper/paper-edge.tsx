import type { SectionPart } from '@plainwill/contracts/will-data/will/answer-place';
import { ChevronUp } from 'lucide-react';
import { type PointerEvent, useId, useRef, useState } from 'react';
import { Note } from '../../../ui/figures/note.tsx';
import { classes } from '../../../ui/styles/classes.ts';
import { DraftClauses, Runs } from './draft-clauses.tsx';
import { fromNew } from './new-runs.ts';
import { useDraftOf } from './use-draft.ts';

/** How far a finger must go for the paper to follow, in pixels. */
const pullAt = 24;

/** On a narrow screen the will is an edge of paper above the buttons: one line, which pulls up, or opens when it is tapped. */
export default function PaperEdge({ part }: { part: SectionPart }) {
  const draft = useDraftOf(part);
  const latest = draft?.latest;
  const [isOpen, setOpen] = useState(false);
  const from = useRef<number | null>(null);
  const paper = useId();
  const pull = ({ clientY }: PointerEvent) => {
    if (from.current === null) return;
    const moved = from.current - clientY;
    if (Math.abs(moved) < pullAt) return;
    setOpen(moved > 0);
    from.current = null;
  };
  return (
    <section
      aria-label="Your will, as you answer"
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      className="by-day mx-2 rounded-t-card border border-b-0 border-line bg-card shadow-paper"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={paper}
        onClick={() => setOpen(!isOpen)}
        onPointerDown={({ clientY }) => {
          from.current = clientY;
        }}
        onPointerMove={pull}
        className="flex min-h-11 w-full cursor-pointer touch-none items-center gap-2 px-4 text-left text-small"
      >
        <span className="shrink-0 font-semibold">{latest ? `Clause ${latest.clause.number}` : 'Your will'}</span>
        <span className="min-w-0 grow truncate font-will">
          {latest && !isOpen && <Runs runs={fromNew(latest.runs)} isWithoutLinks />}
        </span>
        <span className="flex shrink-0 items-center gap-1 text-muted">
          {isOpen ? 'Close' : 'Read'}
          <ChevronUp aria-hidden strokeWidth={2.2} className={classes('size-5', isOpen && 'rotate-180')} />
        </span>
      </button>
      <div id={paper} className="will-text pr-4 pl-6">
        {isOpen && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
          <div tabIndex={0} className="flex max-h-[60dvh] flex-col gap-4 overflow-y-auto pb-4">
            <h2 className="sr-only">Your will, as you answer</h2>
            <div className="overflow-clip pl-4 -ml-4">
              {draft && <DraftClauses level={3} sections={draft.sections} noted={latest} />}
            </div>
            {latest && (
              <div className="font-text">
                <Note>{latest.clause.explanation}</Note>
              </div>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
