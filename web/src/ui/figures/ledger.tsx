import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../styles/classes.ts';

interface LedgerRowProps {
  label: string;
  figure: string;
  /** The line adds up others, or ends them all. */
  isTotal?: boolean;
  /** The details of the line unfold below it. */
  children: ReactNode;
}

/** A reckoning, line by line. */
export function Ledger({ children }: { children: ReactNode }) {
  return <ul className="flex flex-col divide-y divide-line border-y border-line">{children}</ul>;
}

/** A line of it, with the words behind it folded away. */
export function LedgerRow({ label, figure, isTotal, children }: LedgerRowProps) {
  return (
    <li>
      <details className="group">
        <summary
          className={classes(
            'flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-paper py-2.5 hover:bg-paper print:min-h-0 print:py-1 [&::-webkit-details-marker]:hidden',
            isTotal && 'font-semibold',
          )}
        >
          <ChevronDown
            aria-hidden
            strokeWidth={2.2}
            className="size-5 shrink-0 text-deep transition-transform group-open:rotate-180 print:hidden"
          />
          <span className="flex min-w-0 grow flex-wrap justify-between gap-x-3">
            <span>{label}</span>
            <span className="ml-auto tabular-nums">{figure}</span>
          </span>
        </summary>
        <div className="flex flex-col gap-1 pb-4 pl-8 text-small text-muted print:hidden">{children}</div>
      </details>
    </li>
  );
}
