interface SparklineProps {
  /** In their order, the latest last. */
  values: readonly number[];
  /** The label names the picture, with the figures that matter. */
  label: string;
}

const [width, height] = [120, 28];
const margin = 3;

/** How a figure went, as a line no taller than its words. */
export function Sparkline({ values, label }: SparklineProps) {
  const most = Math.max(...values, 1);
  const points = values.map((value, at) => ({
    x: values.length > 1 ? margin + (at / (values.length - 1)) * (width - 2 * margin) : width - margin,
    y: height - margin - (value / most) * (height - 2 * margin),
  }));
  const last = points.at(-1);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      className="inline-block h-7 w-30 align-middle text-deep forced-colors:text-[CanvasText]"
    >
      <line x1={margin} x2={width - margin} y1={height - margin} y2={height - margin} className="stroke-line" />
      <polyline
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {last && <circle cx={last.x} cy={last.y} r="2.6" fill="currentColor" />}
    </svg>
  );
}
