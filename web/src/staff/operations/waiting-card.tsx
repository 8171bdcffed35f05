import type { OutboxFigures } from '@plainwill/contracts/kit/operations';
import type { OperationsFigures } from '@plainwill/contracts/notifications/operations';
import { staffPaths } from '../../shared/paths/staff-paths.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { StateLabel } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { formatDuration, isLate, serviceName } from './operations-text.ts';

const columns = [
  { title: 'Accepted by' },
  { title: 'Waiting', isNumber: true },
  { title: 'Oldest waiting', isNumber: true },
  { title: 'State' },
];

interface WaitingCardProps {
  outboxes: readonly (OutboxFigures & { name: string })[];
}

/** Accepted work that no queue has yet. */
export function WaitingCard({ outboxes }: WaitingCardProps) {
  return (
    <Card>
      <h2 className="heading text-lead">Outbox</h2>
      <DataTable
        caption="Accepted work that no queue has yet"
        columns={columns}
        rows={outboxes.map((outbox) => ({
          id: outbox.name,
          cells: [
            serviceName(outbox.name),
            outbox.waiting,
            formatDuration(outbox.oldestSeconds),
            <StateLabel key="state" isGood={!isLate(outbox)}>
              {isLate(outbox) ? 'Late' : 'On time'}
            </StateLabel>,
          ],
        }))}
      />
    </Card>
  );
}

/** These jobs were tried to the end and did not arrive. */
export function GivenUpCard({
  givenUpLastDay,
  givenUpInAll,
}: Pick<OperationsFigures, 'givenUpLastDay' | 'givenUpInAll'>) {
  return (
    <Card>
      <h2 className="heading text-lead">Failed</h2>
      <p>
        <StateLabel isGood={givenUpLastDay === 0}>
          {givenUpLastDay === 0 ? 'Nothing in the last day' : `${givenUpLastDay} in the last day`}
        </StateLabel>
      </p>
      <p className="text-muted">
        {givenUpInAll === 0 ? 'Nothing to resend.' : `${givenUpInAll} in all, kept until someone sends them again.`}{' '}
        <TextLink to={staffPaths.settings}>Integration Settings</TextLink>
      </p>
    </Card>
  );
}
