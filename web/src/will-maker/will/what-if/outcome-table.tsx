import { DataTable } from '../../../ui/lists/data-table.tsx';
import { ClauseLink } from './clause-link.tsx';
import type { OutcomeRow } from './outcome.ts';

const columns = (hasAmounts: boolean) => [
  { title: 'Who' },
  { title: 'What' },
  { title: hasAmounts ? 'Amount' : 'Share', isNumber: true },
  { title: 'When' },
  { title: 'Clause' },
];

interface OutcomeTableProps {
  rows: readonly OutcomeRow[];
  hasAmounts: boolean;
}

/** Everything that the picture shows, row by row. */
export const OutcomeTable = ({ rows, hasAmounts }: OutcomeTableProps) => (
  <DataTable
    caption="Who gets what"
    columns={columns(hasAmounts)}
    rows={rows.map(({ id, who, what, howMuch, was, when, clause, isByLaw }) => ({
      id,
      cells: [
        who,
        what,
        <Amount key="amount" howMuch={howMuch} was={was} />,
        <span key="when" className="whitespace-nowrap">
          {when}
        </span>,
        clause ? <ClauseLink key="clause" clause={clause} /> : isByLaw ? 'By law' : '–',
      ],
    }))}
  />
);

const Amount = ({ howMuch, was }: Pick<OutcomeRow, 'howMuch' | 'was'>) => (
  <span>
    <span className="font-semibold">{howMuch}</span>
    {was && (
      <span className="block text-small whitespace-nowrap">
        <span className="bg-butter px-1">{was}</span>
      </span>
    )}
  </span>
);
