import type { Table } from '../../content/page.ts';
import { Words } from './words.tsx';

const cell = 'px-5 max-sm:block sm:border-line sm:py-4 sm:align-top sm:[tr:not(:first-child)>&]:border-t';

/** A table that becomes a list of cards where it has no room. */
export function WordsTable({ table: { caption, columns, rows } }: { table: Table }) {
  const [, ...others] = columns;
  const needsLabels = others.length > 1;
  return (
    <div className="overflow-clip rounded-card border border-line bg-card">
      <table className="w-full border-separate border-spacing-0 text-left max-sm:block sm:table-fixed">
        <caption className="px-5 py-4 text-left font-semibold max-sm:block">{caption}</caption>
        <thead className="bg-sage text-small max-sm:sr-only">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-5 py-3 font-semibold sm:first:w-[30%]">
                {column || <span className="sr-only">Question</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map(([name = '', ...cells]) => (
            <tr key={name} className="max-sm:block max-sm:border-t max-sm:border-line max-sm:py-4">
              <th scope="row" className={`font-semibold ${cell}`}>
                <Words>{name}</Words>
              </th>
              {cells.map((words, place) => (
                <td key={columns[place + 1]} className={`max-sm:mt-1.5 ${cell}`}>
                  {needsLabels && (
                    <span aria-hidden className="block text-small text-muted sm:hidden">
                      {columns[place + 1]}
                    </span>
                  )}
                  <Words>{words}</Words>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
