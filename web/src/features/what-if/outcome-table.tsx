import { DataTable } from '../../ui/lists/data-table.tsx';
import { ClauseLink } from './clause-link.tsx';
import type { OutcomeRow } from './outcome.ts';

const columns = [
  { title: 'Who' },
  { title: 'What' },
  { title: 'How much', isNumber: true },
  { title: 'When' },
  { title: 'Clause' },
];

/** Everything that the picture shows, row by row. */
export const OutcomeTable = ({ rows }: { rows: readonly OutcomeRow[] }) => (
  <DataTable
    caption="Who gets what"
    columns={columns}
    rows={rows.map(({ id, who, what, howMuch, was, when, clause, isByLaw }) => ({
      id,
      cells: [
        who,
        what,
        <Amount key="amount" howMuch={howMuch} was={was} />,
        when,
        clause ? <ClauseLink key="clause" clause={clause} /> : isByLaw ? 'None: by law' : 'None',
      ],
    }))}
  />
);

const Amount = ({ howMuch, was }: Pick<OutcomeRow, 'howMuch' | 'was'>) => (
  <span>
    <span className="font-semibold">{howMuch}</span>
    {was && (
      <span className="block text-small">
        <span className="bg-butter px-1">{was}</span>
      </span>
    )}
  </span>
);
