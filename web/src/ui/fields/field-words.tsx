import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface FieldWordsProps {
  ids: FieldIds;
  hint?: ReactNode;
  error?: string;
}

export interface FieldIds {
  hint: string;
  error: string;
}

export const fieldIds = (base: string): FieldIds => ({ hint: `${base}-hint`, error: `${base}-error` });

/** The ids an input is described by: what is wrong comes before the hint. */
export const describedBy = (ids: FieldIds, hint: ReactNode, error: string | undefined) =>
  [error && ids.error, hint && ids.hint].filter(Boolean).join(' ') || undefined;

/** What stands between a label and its input: the hint, and what is wrong. */
export function FieldWords({ ids, hint, error }: FieldWordsProps) {
  return (
    <>
      {hint && (
        <div id={ids.hint} className="mt-0.5 text-small text-muted">
          {hint}
        </div>
      )}
      {error && (
        <p id={ids.error} className="mt-1 flex items-start gap-1.5 text-small font-semibold text-danger">
          <CircleAlert aria-hidden strokeWidth={2.2} className="mt-[0.15em] size-[1.1em] shrink-0" />
          <span>
            <span className="sr-only">Error: </span>
            {error}
          </span>
        </p>
      )}
    </>
  );
}
