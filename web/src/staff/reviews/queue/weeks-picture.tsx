import type { DeskFigures } from '@plainwill/contracts/will-data/review/review-desk';
import { formatDay } from '../../../ui/dates-and-money/format-date.ts';

const [height, barWidth, gap] = [96, 14, 10];

/** The requests and the decisions of each of the last weeks are bars side by side. */
export function WeeksPicture({ weeks }: { weeks: DeskFigures['weeks'] }) {
  const most = Math.max(1, ...weeks.flatMap(({ asked, approved, returned }) => [asked, approved + returned]));
  const scaled = (count: number) => (count / most) * height;
  const group = 2 * barWidth + gap;
  const width = weeks.length * group;
  const total = weeks.reduce((sum, { asked }) => sum + asked, 0);
  const [first, last] = [weeks[0], weeks.at(-1)];
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="flex flex-wrap gap-x-5 text-muted">
        <Key className="bg-butter">Asked for</Key>
        <Key className="bg-deep">Approved</Key>
        <Key className="bg-clay">Returned</Key>
      </figcaption>
      <svg
        role="img"
        aria-label={`The last ${weeks.length} weeks: ${total} asked for; at most ${most} in a week`}
        viewBox={`0 0 ${width} ${height + 1}`}
        className="h-auto w-full max-w-160 forced-colors:forced-color-adjust-none"
      >
        <line x1="0" x2={width} y1={height + 0.5} y2={height + 0.5} className="stroke-line" />
        {weeks.map(({ week, asked, approved, returned }, at) => (
          <g key={week} transform={`translate(${at * group + gap / 2} 0)`}>
            <rect className="fill-butter" width={barWidth} y={height - scaled(asked)} height={scaled(asked)} />
            <rect
              className="fill-deep"
              x={barWidth}
              width={barWidth}
              y={height - scaled(approved)}
              height={scaled(approved)}
            />
            <rect
              className="fill-clay"
              x={barWidth}
              width={barWidth}
              y={height - scaled(approved + returned)}
              height={scaled(returned)}
            />
          </g>
        ))}
      </svg>
      {first && last && (
        <p aria-hidden="true" className="flex max-w-160 justify-between text-muted">
          <span>{formatDay(first.week)}</span>
          <span>{formatDay(last.week)}</span>
        </p>
      )}
    </figure>
  );
}

const Key = ({ className, children }: { className: string; children: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <span aria-hidden className={`size-3 rounded-xs border border-line ${className}`} />
    {children}
  </span>
);
