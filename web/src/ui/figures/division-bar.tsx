type PartTone = 'deep' | 'ok' | 'butter' | 'clay';

export interface DivisionPart {
  label: string;
  figure: string;
  /** How much of the whole, from 0 to 1. */
  share: number;
  tone: PartTone;
}

const fills: Record<PartTone, string> = {
  deep: 'fill-deep',
  ok: 'fill-ok',
  butter: 'fill-butter',
  clay: 'fill-clay',
};

const width = 1000;
const gap = 6;
/** Narrower, a part could not be seen. */
const minWidth = 8;

/** How a whole is shared out: a bar for the eye, and the same in words and figures below it. */
export function DivisionBar({ title, parts }: { title: string; parts: readonly DivisionPart[] }) {
  const shown = parts.filter(({ share }) => share > 0);
  const spans = spansOf(shown);
  const percents = percentsOf(shown.map(({ share }) => share));
  return (
    <figure className="flex flex-col gap-4 print:gap-2">
      <figcaption className="heading text-lead">{title}</figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} 56`}
        preserveAspectRatio="none"
        className="h-12 w-full overflow-hidden rounded-field forced-colors:forced-color-adjust-none print:h-6 print:[print-color-adjust:exact]"
      >
        {shown.map(({ label, tone }, index) => (
          <rect
            key={label}
            x={sum(spans.slice(0, index)) + gap * index}
            y="0"
            width={spans[index]}
            height="56"
            className={fills[tone]}
          />
        ))}
      </svg>
      <ul className="flex flex-col gap-1.5">
        {shown.map(({ label, figure, tone }, index) => (
          <li key={label} className="flex flex-wrap items-baseline gap-x-3">
            <svg
              aria-hidden="true"
              viewBox="0 0 14 14"
              className="size-3.5 shrink-0 forced-colors:forced-color-adjust-none print:[print-color-adjust:exact]"
            >
              <rect width="14" height="14" rx="4" className={fills[tone]} />
            </svg>
            <span className="min-w-0">
              {label}
              <span className="text-muted"> · {percents[index]}</span>
            </span>
            <span className="ml-auto font-semibold tabular-nums">{figure}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** How wide each part is drawn: by its share, and never too narrow to be seen. */
function spansOf(parts: readonly DivisionPart[]): number[] {
  const room = width - gap * (parts.length - 1);
  const shares = parts.map(({ share }) => Math.max(share, minWidth / room));
  return shares.map((share) => (room * share) / sum(shares));
}

/** Shares in whole per cent that never add up to more than 100: what rounding down leaves goes to those it cost most. */
export function percentsOf(shares: readonly number[]): string[] {
  const exact = shares.map((share) => share * 100);
  const small = exact.map((percent) => percent < 1);
  const spare = Math.max(0, 100 - sum(exact.map((percent, at) => (small[at] ? 1 : Math.floor(percent)))));
  const largestCut = exact
    .map((percent, at) => ({ at, cut: small[at] ? -1 : percent - Math.floor(percent) }))
    .filter(({ cut }) => cut > 0)
    .sort((a, b) => b.cut - a.cut)
    .slice(0, Math.round(spare))
    .map(({ at }) => at);
  return exact.map((percent, at) =>
    small[at] ? 'less than 1%' : `${Math.floor(percent) + (largestCut.includes(at) ? 1 : 0)}%`,
  );
}
