import type { ReactNode } from 'react';

interface NoteProps {
  children: ReactNode;
  /** The rule it rests on, in small print. */
  source?: string;
}

/** Why something stands in the will: the note that belongs to a highlighted passage. */
export function Note({ children, source }: NoteProps) {
  return (
    <div className="rounded-field bg-deeper px-4 py-3.5 text-small text-white sm:px-5 print:hidden forced-colors:border">
      <p>
        <strong className="font-semibold text-butter">Why this is here. </strong>
        {children}
      </p>
      {source && <p className="mt-2 border-t border-white/25 pt-2 text-sage">{source}</p>}
    </div>
  );
}
