import type { Figure } from './figures.ts';

const decimals: Partial<Record<Figure['unit'], number>> = { s: 1, kB: 1, CLS: 3 };
const shown = ({ unit, digits = decimals[unit] ?? 0 }: Figure, value: number) => `${value.toFixed(digits)} ${unit}`;

const ratioOf = ({ value, baseline }: Figure) => (baseline ? value / baseline : undefined);

/** All that was promised of a figure, in words, and whether each is kept. */
function aimsOf(figure: Figure) {
  const { value, limit, min, ratioLimit, minRatio } = figure;
  const ratio = ratioOf(figure) ?? Number.NaN;
  return [
    limit !== undefined && { words: `≤ ${shown(figure, limit)}`, isMet: value <= limit },
    min !== undefined && { words: `≥ ${shown(figure, min)}`, isMet: value >= min },
    ratioLimit !== undefined && { words: `≤ ${ratioLimit} ×`, isMet: ratio <= ratioLimit },
    minRatio !== undefined && { words: `≥ ${minRatio} ×`, isMet: ratio >= minRatio },
  ].filter((aim) => aim !== false);
}

export const isMissed = (figure: Figure) => aimsOf(figure).some(({ isMet }) => !isMet);

function rowOf(figure: Figure): string[] {
  const { what, value, baseline } = figure;
  const aims = aimsOf(figure);
  return [
    what,
    shown(figure, value),
    baseline === undefined ? '' : shown(figure, baseline),
    ratioOf(figure)?.toPrecision(3) ?? '',
    aims.map(({ words }) => words).join(', '),
    aims.length === 0 ? '' : isMissed(figure) ? 'NOT MET' : 'met',
  ];
}

const headings = ['figure', 'measured', 'baseline', 'ratio', 'aim', ''];
const toTheLeft = new Set([0, 4, 5]);

/** One line a figure: what was measured, beside what it is measured by in the same run. */
export function tableOf(figures: readonly Figure[]): string[] {
  const rows = [headings, ...figures.map(rowOf)];
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        toTheLeft.has(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}
