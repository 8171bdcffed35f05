export interface WaterfallStep {
  label: string;
  figure: string;
  /** Its bar begins and ends here, from 0 to 1 of the whole. */
  from: number;
  to: number;
  tone: 'deep' | 'butter' | 'clay';
}

const fills = { deep: 'fill-deep', butter: 'fill-butter', clay: 'fill-clay' };
const width = 1000;
/** Narrower, a bar could not be seen. */
const minWidth = 4;

/** How one sum becomes another, step by step: a bar for each, beginning where the one before it ended. */
export function Waterfall({ title, words, steps }: { title: string; words: string; steps: readonly WaterfallStep[] }) {
  return (
    <figure className="flex flex-col gap-3 print:gap-2">
      <figcaption className="font-semibold">{title}</figcaption>
      <p className="sr-only">{words}</p>
      <ul aria-hidden="true" className="flex flex-col gap-2">
        {steps.map(({ label, figure, from, to, tone }) => (
          <li key={label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 text-small">
            <span>{label}</span>
            <span className="font-semibold tabular-nums">{figure}</span>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${width} 14`}
              preserveAspectRatio="none"
              className="col-span-2 h-3.5 w-full overflow-hidden rounded-field forced-colors:forced-color-adjust-none print:h-2 print:[print-color-adjust:exact]"
            >
              <rect width={width} height="14" className="fill-sage" />
              <rect
                x={Math.min(from * width, width - minWidth)}
                width={Math.max((to - from) * width, minWidth)}
                height="14"
                className={fills[tone]}
              />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  );
}
