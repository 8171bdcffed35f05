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

const isFilled = (progress: Progress) => progress === 'done' || progress === 'toFix';

/** How far a part is, as a circle; a word goes with it. Drawn, so that paper shows it too. */
export function ProgressMark({ progress }: { progress: Progress }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classes('size-6 shrink-0', progress === 'toFix' ? 'text-amber' : 'text-deep')}
    >
      <circle cx="12" cy="12" r="10.5" fill={isFilled(progress) ? 'currentColor' : 'none'} />
      {progress === 'started' && <path d="M12 2a10 10 0 0 0 0 20z" fill="currentColor" stroke="none" />}
      {progress === 'done' && <path d="m7.5 12.5 3 3 6-6.5" strokeWidth="2.6" className="stroke-white" />}
      {progress === 'toFix' && <path d="M12 6.5v7M12 17.3v.2" strokeWidth="2.6" className="stroke-white" />}
    </svg>
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
