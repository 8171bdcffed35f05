import { SheetOfPaper } from '../figures/sheet-of-paper.tsx';

interface LoadingProps {
  /** So many rows of a list are expected; without them, a sheet of paper. */
  rows?: number;
}

/** Stands in for what is still on its way, in its place and about its size: a ruled sheet, or rows. */
export function Loading({ rows }: LoadingProps) {
  return (
    <div role="status" className="w-full">
      <span className="sr-only">Loading...</span>
      {rows ? (
        <div className="divide-y divide-line rounded-card border border-line bg-card px-5 sm:px-6">
          {Array.from({ length: rows }, (_, index) => (
            <div key={index} className="flex min-h-17 flex-col justify-center gap-2">
              <Bar width="w-2/5" />
              <Bar width="w-3/5" />
            </div>
          ))}
        </div>
      ) : (
        <RuledSheet />
      )}
    </div>
  );
}

/** A sheet that waits for its words, as high as one of them beside a question is at first. */
export const RuledSheet = () => (
  <SheetOfPaper>
    <div
      aria-hidden
      className="min-h-105 bg-[repeating-linear-gradient(transparent_0_1.75rem,var(--line)_1.75rem_calc(1.75rem+1px))] bg-origin-content bg-clip-content p-7"
    />
  </SheetOfPaper>
);

const Bar = ({ width }: { width: string }) => <span aria-hidden className={`h-2.5 rounded-full bg-sage ${width}`} />;
