import type { ReactNode, Ref } from 'react';
import { classes } from '../styles/classes.ts';

interface SheetOfPaperProps {
  children: ReactNode;
  /** Laid down a little askew, as on a desk. */
  isTilted?: boolean;
  /** Across the sheet, behind its words. */
  watermark?: string;
  ref?: Ref<HTMLDivElement>;
}

/** The sheet the will is written on. */
export function SheetOfPaper({ children, isTilted, watermark, ref }: SheetOfPaperProps) {
  return (
    <div
      ref={ref}
      className={classes(
        'by-day relative overflow-clip rounded-paper border border-line bg-card shadow-paper print:border-0 print:shadow-none',
        isTilted && 'sm:rotate-[1.2deg] print:rotate-0',
      )}
    >
      {watermark && (
        <span
          aria-hidden
          data-watermark={watermark}
          className="pointer-events-none absolute inset-0 flex flex-wrap content-around justify-center overflow-hidden font-will text-[clamp(4rem,14vw,9rem)] font-bold text-line/45 select-none before:-rotate-30 before:content-[attr(data-watermark)]"
        />
      )}
      <div className="relative">{children}</div>
    </div>
  );
}
