import type { ReactNode } from 'react';

interface Column {
  title: string;
  /** Figures are set to the right, so that they can be compared. */
  isNumber?: boolean;
}

interface TableRow {
  id: string;
  cells: readonly ReactNode[];
}

interface DataTableProps {
  caption: string;
  columns: readonly Column[];
  rows: readonly TableRow[];
}

/** A table whose first column names the row; on a phone each row is a card with the same labels. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
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
            className="relative border-b border-line last:border-0 has-[[data-opens-row]:hover]:bg-sage max-sm:block max-sm:py-2"
          >
            {cells.map((cell, at) => (
              <Cell key={columns[at]?.title} column={columns[at] ?? { title: '' }} isRowName={at === 0}>
                {cell}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ column, isRowName, children }: { column: Column; isRowName: boolean; children: ReactNode }) {
  if (isRowName) {
    return (
      <th scope="row" className="h-10 py-1.5 pr-6 text-left font-semibold max-sm:block max-sm:h-auto max-sm:py-1">
        {children}
      </th>
    );
  }
  return (
    <td
      className={`h-10 py-1.5 pr-6 last:pr-0 tabular-nums max-sm:flex max-sm:h-auto max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-3 max-sm:pr-0 max-sm:py-0.5 ${column.isNumber ? 'text-right' : ''}`}
    >
      <span aria-hidden className="text-muted sm:hidden">
        {column.title}
      </span>
      {children}
    </td>
  );
}
