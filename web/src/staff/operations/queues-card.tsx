import type { OperationsFigures, QueueFigures } from '@plainwill/contracts/notifications/operations';
import type { QueueName } from '@plainwill/contracts/notifications/queue-vocabulary';
import { staffPaths } from '../../shared/paths/staff-paths.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Sparkline } from '../../ui/figures/sparkline.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { queueLabels } from '../queues/job-labels.ts';
import { formatDuration, rangeText } from './operations-text.ts';
import { useReadings } from './use-readings.ts';

const columns = [
  { title: 'Queue' },
  { title: 'Waiting', isNumber: true },
  { title: 'In progress', isNumber: true },
  { title: 'Scheduled', isNumber: true },
  { title: 'Failed', isNumber: true },
  { title: 'Oldest waiting', isNumber: true },
  { title: 'Waiting on this visit' },
];

/** How much each queue holds. */
export function QueuesCard({ queues, readAt }: Pick<OperationsFigures, 'queues'> & { readAt: number }) {
  const readings = useReadings(queues ?? undefined, readAt);
  return (
    <Card>
      <h2 className="heading text-lead">Queues</h2>
      {queues ? (
        <DataTable
          caption="Queues"
          columns={columns}
          rows={queues.map(({ name, isPaused, waiting, active, delayed, failed, oldestWaitingSeconds }) => ({
            id: name,
            cells: [
              <span key="name">
                <TextLink to={staffPaths.queues({ queue: name })}>{queueLabels[name]}</TextLink>
                {isPaused && ' (paused)'}
              </span>,
              waiting,
              active,
              delayed,
              failed,
              formatDuration(oldestWaitingSeconds),
              <WaitingOverTime key="waited" name={name} readings={readings} />,
            ],
          }))}
        />
      ) : (
        <Notice tone="error" title="The queue store is not answering">
          Nothing is lost: accepted work waits below until the store is back.
        </Notice>
      )}
    </Card>
  );
}

function WaitingOverTime({ name, readings }: { name: QueueName; readings: readonly (readonly QueueFigures[])[] }) {
  const counts = readings.map((queues) => queues.find((each) => each.name === name)?.waiting ?? 0);
  return <Sparkline label={`Waiting ${queueLabels[name].toLowerCase()}: ${rangeText(counts)}`} values={counts} />;
}
