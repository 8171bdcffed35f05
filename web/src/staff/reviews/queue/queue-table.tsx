import type { QueueRow } from '@plainwill/contracts/will-data/review/review-desk';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { staffPaths } from '../../../shared/paths/staff-paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { formatDateTime } from '../../../ui/dates-and-money/format-date-time.ts';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import { RowLink } from '../../lists/row-opener.tsx';
import { ageText, daysLeftText, flagsOf, reviewLaneLabels, reviewStateLabels, sizeText } from '../desk/desk-labels.ts';
import { useColleagues } from '../desk/use-desk.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { DisputesFileDialog } from './disputes-file-dialog.tsx';
import { useClaim } from './use-queue.ts';

const columns = [
  ...['Number', 'Asked for', 'Due', 'Lane', 'Size', 'About', 'State'].map((title) => ({ title })),
  { title: 'Actions', isAction: true },
];

interface QueueTableProps {
  rows: readonly QueueRow[];
  isReviewer: boolean;
  isAdmin: boolean;
}

/** The wills in line: no name before a claim. */
export function QueueTable({ rows, isReviewer, isAdmin }: QueueTableProps) {
  const { nameOf } = useColleagues();
  const claim = useClaim();
  const [assigned, setAssigned] = useState<QueueRow | null>(null);
  const [file, setFile] = useState<QueueRow | null>(null);
  return (
    <>
      <DataTable
        isList
        caption="Reviews"
        columns={columns}
        rows={rows.map((row) => ({
          id: String(row.number),
          cells: [
            isReviewer && !isClaimable(row) ? (
              <RowLink key="number" to={staffPaths.review(row.number)} lead="Open">
                No. {row.number}
              </RowLink>
            ) : (
              `No. ${row.number}`
            ),
            formatDateTime(row.requestedAt),
            <Age key="age" row={row} />,
            <span key="lane" className={row.lane === 'urgent' ? 'font-semibold text-danger' : ''}>
              {reviewLaneLabels[row.lane]}
            </span>,
            sizeText(row),
            flagsOf(row).join(', ') || '–',
            `${reviewStateLabels[row.state]}${row.holderId ? `: ${nameOf(row.holderId)}` : ''}`,
            <span key="actions" className="relative z-1 flex gap-x-2 max-sm:flex-wrap">
              {isReviewer && isClaimable(row) && (
                <Button
                  variant="quiet"
                  size="small"
                  label={`Claim number ${row.number}`}
                  isPending={claim.isPending && claim.variables.number === row.number}
                  pendingLabel="Claiming…"
                  onPress={() => !claim.isPending && claim.mutate({ number: row.number })}
                >
                  Claim
                </Button>
              )}
              {isAdmin && isOpen(row) && (
                <Button
                  variant="quiet"
                  size="small"
                  label={`Assign number ${row.number}`}
                  onPress={() => setAssigned(row)}
                >
                  Assign
                </Button>
              )}
              {isAdmin && (
                <Button
                  variant="quiet"
                  size="small"
                  label={`File for a dispute, number ${row.number}`}
                  onPress={() => setFile(row)}
                >
                  File
                </Button>
              )}
            </span>,
          ],
        }))}
      />
      {assigned && <AssignDialog row={assigned} onClose={() => setAssigned(null)} />}
      {file && <DisputesFileDialog row={file} onClose={() => setFile(null)} />}
    </>
  );
}

const isClaimable = ({ state }: QueueRow) => state === 'requested' || state === 'awaitingSecond';
const isOpen = ({ state }: QueueRow) => ['requested', 'held', 'asked', 'awaitingSecond'].includes(state);

function Age({ row }: { row: QueueRow }) {
  if (!isOpen(row)) return `Took ${ageText(row)}`;
  const isLate = row.daysLeft < 0;
  return (
    <span className={isLate ? 'inline-flex flex-wrap items-center gap-x-1.5 font-semibold text-danger' : ''}>
      {isLate && <CircleAlert aria-hidden strokeWidth={2.2} className="size-4.5 shrink-0" />}
      {daysLeftText(row)}, waiting {ageText(row)}
    </span>
  );
}
