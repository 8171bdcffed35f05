import { DataTable } from '../../ui/lists/data-table.tsx';
import type { ShareRow } from './shares-view.ts';

interface SharesTableProps {
  caption: string;
  rows: readonly ShareRow[];
}

/** The table shows who gets what, and when. */
export function SharesTable({ caption, rows }: SharesTableProps) {
  const hasAmounts = rows.some(({ amount }) => amount !== null);
  return (
    <DataTable
      caption={caption}
      columns={[
        { title: 'Who' },
        { title: 'What' },
        ...(hasAmounts ? [{ title: 'How much', isNumber: true }] : []),
        { title: 'When' },
      ]}
      rows={rows.map(({ key, who, what, amount, isHeld }) => ({
        id: key,
        cells: [
          who,
          what,
          ...(hasAmounts ? [amount] : []),
          isHeld ? 'At 18. It is looked after until then' : 'Once everything is settled',
        ],
      }))}
    />
  );
}
