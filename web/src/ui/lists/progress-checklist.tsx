import { Check } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import { classes } from '../styles/classes.ts';

export type Progress = 'done' | 'toFix' | 'started' | 'waiting' | 'blocked';

interface ChecklistEntry {
  id: string;
  title: string;
  progress: Progress;
  /** The page where it is done. */
  to: string;
}

export const progressLabels: Record<Progress, string> = {
  done: 'Completed',
  toFix: 'Something to fix',
  started: 'In progress',
  waiting: 'Not yet started',
  blocked: 'Cannot start yet',
};

/** How far a part is, as a circle; a word goes with it. */
export function ProgressMark({ progress }: { progress: Progress }) {
  return (
    <span
      aria-hidden
      className={classes(
        'flex size-6 shrink-0 items-center justify-center rounded-full border-2 font-semibold',
        progress === 'toFix' ? 'border-amber bg-amber text-white' : 'border-deep',
        progress === 'done' && 'bg-deep text-white',
        progress === 'started' && 'bg-linear-to-r from-deep from-50% to-transparent to-50%',
      )}
    >
      {progress === 'done' && <Check strokeWidth={3} className="size-3.5" />}
      {progress === 'toFix' && <span className="text-small leading-none">!</span>}
    </span>
  );
}

interface ProgressChecklistProps {
  title: string;
  entries: readonly ChecklistEntry[];
  /** The entry whose page this is. */
  current: string | null;
}

/** The checklist shows how far each part is: a circle and a word, each a link to its page. */
export function ProgressChecklist({ title, entries, current }: ProgressChecklistProps) {
  const heading = useId();
  return (
    <nav aria-labelledby={heading}>
      <h2 id={heading} className="px-2.5 font-semibold">
        {title}
      </h2>
      <ul className="mt-2 flex flex-col gap-1">
        {entries.map(({ id, title, progress, to }) => (
          <li key={id}>
            <Link
              to={to}
              aria-current={id === current ? 'page' : undefined}
              className="flex min-h-12 items-center gap-3 rounded-field border-l-4 border-transparent px-2.5 py-1.5 leading-snug hover:bg-sage aria-[current]:rounded-l-none aria-[current]:border-clay aria-[current]:font-semibold"
            >
              <ProgressMark progress={progress} />
              <span>
                {title}
                <span className="block text-small font-normal text-muted">{progressLabels[progress]}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
