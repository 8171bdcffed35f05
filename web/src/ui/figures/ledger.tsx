import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../styles/classes.ts';

export interface LedgerBar {
  /** It begins and ends here, from 0 to 1 of the whole. */
  from: number;
  to: number;
  tone: 'deep' | 'butter' | 'clay';
}

interface LedgerRowProps {
  label: string;
  figure: string;
  /** The figure for the eye: where it lies in the whole. */
  bar?: LedgerBar | undefined;
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
export function LedgerRow({ label, figure, bar, isTotal, children }: LedgerRowProps) {
  return (
    <li>
      <details className="group">
        <summary
          className={classes(
            'flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-paper py-2.5 hover:bg-paper print:min-h-0 print:py-1 [&::-webkit-details-marker]:hidden',
            isTotal && 'font-semibold',
          )}
        >
          <ChevronDown
            aria-hidden
            strokeWidth={2.2}
            className="size-5 shrink-0 text-deep transition-transform group-open:rotate-180 print:hidden"
          />
          <span className="flex min-w-0 grow flex-wrap justify-between gap-x-2 gap-y-1.5 print:gap-y-1">
            <span>{label}</span>
            <span className="ml-auto tabular-nums">{figure}</span>
            {bar && <Bar {...bar} />}
          </span>
        </summary>
        <div className="flex flex-col gap-1 pb-4 pl-7 text-small text-muted print:hidden">{children}</div>
      </details>
    </li>
  );
}

const fills = { deep: 'fill-deep', butter: 'fill-butter', clay: 'fill-clay' };
const width = 1000;
/** Narrower, a bar could not be seen. */
const minWidth = 4;

const Bar = ({ from, to, tone }: LedgerBar) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${width} 12`}
    preserveAspectRatio="none"
    className="h-3 w-full overflow-hidden rounded-field forced-colors:forced-color-adjust-none print:h-2 print:[print-color-adjust:exact]"
  >
    <rect width={width} height="12" className="fill-sage" />
    <rect
      x={Math.min(from * width, width - minWidth)}
      width={Math.max((to - from) * width, minWidth)}
      height="12"
      className={fills[tone]}
    />
  </svg>
);
