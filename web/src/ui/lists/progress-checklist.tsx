import { Check, ChevronDown } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { classes } from '../styles/classes.ts';

/** Whether a part of the page has been scrolled away over the upper edge. */
function useIsPassed(part: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    if (!part.current) return;
    const observer = new IntersectionObserver(([seen]) => {
      if (seen) setPassed(!seen.isIntersecting && seen.boundingClientRect.bottom <= 0);
    });
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part]);
  return isPassed;
}

export type Progress = 'done' | 'started' | 'waiting' | 'blocked';

export interface ChecklistEntry {
  id: string;
  title: string;
  progress: Progress;
}

interface ProgressChecklistProps {
  title: string;
  /** How far all of it is: "2 of 4 done". */
  inShort: string;
  entries: readonly ChecklistEntry[];
  /** The entry whose section is open. */
  current: string | null;
  onChoose: (id: string) => void;
}

export const progressWords: Record<Progress, string> = {
  done: 'Completed',
  started: 'In progress',
  waiting: 'Not yet started',
  blocked: 'Cannot start yet',
};

function Mark({ progress }: { progress: Progress }) {
  return (
    <span
      aria-hidden
      className={classes(
        'flex size-6 shrink-0 items-center justify-center rounded-full border-2 border-deep',
        progress === 'done' && 'bg-deep text-white',
        progress === 'started' && 'bg-linear-to-r from-deep from-50% to-transparent to-50%',
      )}
    >
      {progress === 'done' && <Check strokeWidth={3} className="size-3.5" />}
    </span>
  );
}

/** What there is to do and how far each part is: a circle and a word. On a narrow screen a short bar follows it. */
export function ProgressChecklist(props: ProgressChecklistProps) {
  const heading = useId();
  const list = useRef<HTMLElement>(null);
  const isPassed = useIsPassed(list);
  return (
    <>
      <nav
        ref={list}
        aria-labelledby={heading}
        className="rounded-card bg-sage p-4 roomy:sticky roomy:top-6 print:hidden"
      >
        <h3 id={heading} className="heading px-2 text-lead">
          {props.title}
        </h3>
        <Entries {...props} />
      </nav>
      {isPassed && <ShortProgress {...props} />}
    </>
  );
}

function Entries({ entries, current, onChoose }: Pick<ProgressChecklistProps, 'entries' | 'current' | 'onChoose'>) {
  return (
    <ul className="mt-2 flex flex-col gap-1">
      {entries.map((entry) => (
        <li key={entry.id}>
          <button
            type="button"
            aria-current={entry.id === current || undefined}
            onClick={() => onChoose(entry.id)}
            className="flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-field px-2.5 py-1.5 text-left font-medium hover:bg-paper aria-[current]:bg-card"
          >
            <Mark progress={entry.progress} />
            <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3 leading-snug roomy:flex-col">
              {entry.title}
              <span className="text-small font-normal text-muted">{progressWords[entry.progress]}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The same list behind one line, once the list itself has been scrolled away. */
function ShortProgress({ title, inShort, ...list }: ProgressChecklistProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <nav
      aria-label={`${title}, in short`}
      className="fixed inset-x-0 top-0 z-20 border-b border-line bg-sage px-4 roomy:hidden print:hidden"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full cursor-pointer items-center justify-between rounded-field px-2.5 font-semibold"
      >
        {inShort}
        <ChevronDown aria-hidden strokeWidth={2.2} className={isOpen ? 'size-5 rotate-180' : 'size-5'} />
      </button>
      {isOpen && (
        <div className="max-h-[70dvh] overflow-auto pb-3">
          <Entries
            {...list}
            onChoose={(id) => {
              setOpen(false);
              list.onChoose(id);
            }}
          />
        </div>
      )}
    </nav>
  );
}
