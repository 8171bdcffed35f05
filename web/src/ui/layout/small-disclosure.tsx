import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface SmallDisclosureProps {
  summary: string;
  /** Says of which thing, for those who hear the summary alone. */
  of: string;
  children: ReactNode;
}

/** Small print that few people look for: the browser's own disclosure, in secondary text. */
export const SmallDisclosure = ({ summary, of, children }: SmallDisclosureProps) => (
  <details className="group text-small text-muted print:hidden">
    <summary
      aria-label={`${summary} ${of}`}
      className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-field [&::-webkit-details-marker]:hidden"
    >
      <span className="underline decoration-dotted underline-offset-4">{summary}</span>
      <ChevronDown
        aria-hidden
        strokeWidth={2.2}
        className="size-4 shrink-0 transition-transform group-open:rotate-180"
      />
    </summary>
    <div className="pb-2">{children}</div>
  </details>
);
