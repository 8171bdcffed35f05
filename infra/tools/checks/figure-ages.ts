import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';

export interface CheckedFigure {
  what: string;
  /** As pages write it. */
  value: string;
  source: string;
  checkedOn: CalendarDate;
}

const yearAfter = (day: CalendarDate): CalendarDate => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** More than a year has passed since the figure was compared with its source. */
const isOverdue = ({ checkedOn }: CheckedFigure, asOf: CalendarDate) => asOf > yearAfter(checkedOn);

/** Each figure on a line, those checked longest ago first, and how many of them are older than a year. */
export function figureAges(figures: readonly CheckedFigure[], asOf: CalendarDate) {
  const oldestFirst = figures.toSorted((a, b) => a.checkedOn.localeCompare(b.checkedOn));
  const widthOf = (key: 'what' | 'value') => Math.max(...figures.map((figure) => figure[key].length));
  const widths = { what: widthOf('what'), value: widthOf('value') };
  const lines = oldestFirst.map((figure) => {
    const { checkedOn, value, what, source } = figure;
    const mark = isOverdue(figure, asOf) ? 'CHECK' : 'ok   ';
    return `${mark}  ${checkedOn}  ${value.padStart(widths.value)}  ${what.padEnd(widths.what)}  ${source}`;
  });
  return { lines, overdue: figures.filter((figure) => isOverdue(figure, asOf)).length };
}
