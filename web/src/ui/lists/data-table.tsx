import type { ReactNode } from 'react';
import { classes } from '../styles/classes.ts';

interface Column {
  title: string;
  /** Figures are set to the right, so that they can be compared. */
  isNumber?: boolean;
  /** Holds buttons, which on a phone need no label. */
  isAction?: boolean;
}

interface TableRow {
  id: string;
  cells: readonly ReactNode[];
}

interface DataTableProps {
  caption: string;
  columns: readonly Column[];
  rows: readonly TableRow[];
  /** Each row is a thing to open or to act on, and no figures are compared. */
  isList?: boolean;
}

/**
 * A table whose first column names the row; on a phone each row is a card with the same labels: one to a line, or, in a
 * list, as many as fit.
 */
export function DataTable({ caption, columns, rows, isList = false }: DataTableProps) {
  return (
    <table className="w-full border-collapse max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only sm:sticky sm:top-0 sm:z-2 sm:bg-card">
        <tr className="border-b border-line">
          {columns.map(({ title, isNumber }) => (
            <th
              key={title}
              scope="col"
              className={`py-2 pr-6 last:pr-0 font-semibold ${isNumber ? 'text-right' : 'text-left'}`}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(({ id, cells }) => (
          <tr
            key={id}
            className={classes(
              'relative border-b border-line last:border-0 has-[[data-opens-row]:hover]:bg-sage',
              isList
                ? 'max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4 max-sm:py-3 max-sm:pr-7'
                : 'max-sm:block max-sm:py-2',
            )}
          >
            {cells.map((cell, at) => (
              <Cell
                key={columns[at]?.title}
                column={columns[at] ?? { title: '' }}
                isRowName={at === 0}
                isInList={isList}
              >
                {cell}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  column: Column;
  isRowName: boolean;
  isInList: boolean;
  children: ReactNode;
}

function Cell({ column, isRowName, isInList, children }: CellProps) {
  if (isRowName) {
    return (
      <th
        scope="row"
        className="h-10 py-1.5 pr-6 text-left font-semibold max-sm:block max-sm:h-auto max-sm:basis-full max-sm:py-1 max-sm:pr-0"
      >
        {children}
      </th>
    );
  }
  return (
    <td
      className={classes(
        'h-10 py-1.5 pr-6 last:pr-0 tabular-nums max-sm:flex max-sm:h-auto max-sm:flex-wrap max-sm:items-baseline max-sm:py-0.5 max-sm:pr-0',
        isInList ? 'max-sm:gap-x-1.5' : 'max-sm:justify-between max-sm:gap-x-3',
        column.isNumber && 'text-right',
      )}
    >
      {!column.isAction && (
        <span aria-hidden className="text-muted sm:hidden">
          {column.title}
        </span>
      )}
      {children}
    </td>
  );
}
