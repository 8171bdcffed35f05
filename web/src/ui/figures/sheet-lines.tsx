import type { ReactNode } from 'react';
import { SheetOfPaper } from './sheet-of-paper.tsx';

interface SheetLine {
  label: string;
  figure: string;
  /** What the person is being asked about: it is marked as with a highlighter. */
  isMarked?: boolean;
}

interface SheetLinesProps {
  title: string;
  lines: readonly SheetLine[];
  /** Lies across the lower edge of the sheet. */
  children: ReactNode;
}

/** A sheet that fills in as the person answers, with a note about what is marked on it. */
export function SheetLines({ title, lines, children }: SheetLinesProps) {
  return (
    <div>
      <SheetOfPaper>
        <div className="will-text flex flex-col gap-4 px-5 pt-7 pb-10 sm:px-9">
          <p className="text-center text-small font-semibold tracking-[0.16em] text-deeper uppercase">{title}</p>
          <dl className="flex flex-col gap-2.5">
            {lines.map(({ label, figure, isMarked }) => (
              <div key={label} className="flex items-baseline gap-3">
                <dt className={isMarked ? 'box-decoration-clone bg-butter px-1 -mx-1' : undefined}>{label}</dt>
                <dd className="grow border-b border-dotted border-field text-right wrap-anywhere tabular-nums">
                  {figure}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </SheetOfPaper>
      <div className="relative -mt-5 px-3 sm:pr-0 sm:pl-10">{children}</div>
    </div>
  );
}
