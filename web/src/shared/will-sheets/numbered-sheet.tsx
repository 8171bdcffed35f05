import type { ReactNode } from 'react';
import { SheetOfPaper } from '../../ui/figures/sheet-of-paper.tsx';
import { classes } from '../../ui/styles/classes.ts';

interface OnSheetProps {
  children: ReactNode;
  /** It lies beside its words where there is room. */
  note?: ReactNode;
}

/** Words on the sheet, and the note in the margin that belongs to them. */
export const OnSheet = ({ children, note }: OnSheetProps) => (
  <div className="roomy:grid roomy:grid-cols-[42rem_minmax(0,1fr)] roomy:gap-x-8 print:block">
    <div className="by-day will-text px-5 py-2 sm:px-14 print:px-0">{children}</div>
    {note}
  </div>
);

interface NumberedSheetProps {
  number: number;
  count: number;
  watermark: string;
  id?: string;
  /** The way to the sheets before and after it. */
  previous?: ReactNode;
  next?: ReactNode;
  children: ReactNode;
}

/**
 * One page of a will: a sheet of A4, which grows where its notes need more room. On paper the words follow one another,
 * and the paper has its own pages.
 */
export const NumberedSheet = ({ number, count, watermark, id, previous, next, children }: NumberedSheetProps) => (
  <section
    id={id}
    data-sheet={number}
    tabIndex={id ? -1 : undefined}
    aria-label={`Page ${number} of ${count}`}
    className="relative flex scroll-mt-4 flex-col pt-8 focus-visible:shadow-none focus-visible:outline-none sm:pt-12 roomy:min-h-238 print:block print:min-h-0 print:pt-0"
  >
    <div
      aria-hidden
      // In print its watermark is behind every page.
      className={classes('absolute inset-y-0 left-0 w-full *:h-full roomy:w-168', number > 1 && 'print:hidden')}
    >
      <SheetOfPaper watermark={watermark}>{null}</SheetOfPaper>
    </div>
    <div className="relative flex grow flex-col print:block">
      {children}
      <div className="by-day mt-auto flex min-h-11 flex-wrap items-center justify-between gap-x-3 px-3 pt-6 pb-3 sm:px-12 roomy:w-168 print:hidden">
        <div className="grow basis-0">{previous}</div>
        {/* It is no word of the will. */}
        <p data-page={`Page ${number} of ${count}`} className="text-small text-muted after:content-[attr(data-page)]" />
        <div className="flex grow basis-0 justify-end">{next}</div>
      </div>
    </div>
  </section>
);
