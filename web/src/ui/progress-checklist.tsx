import { Check } from 'lucide-react';
import { useId } from 'react';
import { classes } from './classes.ts';

export type Progress = 'done' | 'started' | 'waiting' | 'blocked';

export interface ChecklistEntry {
  id: string;
  title: string;
  progress: Progress;
}

interface ProgressChecklistProps {
  title: string;
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

/** What there is to do and how far each part is: a circle and a word. */
export function ProgressChecklist({ title, entries, current, onChoose }: ProgressChecklistProps) {
  const heading = useId();
  return (
    <nav aria-labelledby={heading} className="rounded-card bg-sage p-4 roomy:sticky roomy:top-6 print:hidden">
      <h3 id={heading} className="heading px-2 text-lead">
        {title}
      </h3>
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
              <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3 leading-snug">
                {entry.title}
                <span className="text-small font-normal text-muted">{progressWords[entry.progress]}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
