import type { OperationsFigures } from '@plainwill/contracts/notifications/operations';
import { staffPaths } from '../../paths/staff-paths.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { queueWords } from '../queues/job-words.ts';
import { formatDuration } from './operations-words.ts';

const columns = [
  { title: 'Queue' },
  { title: 'Waiting', isNumber: true },
  { title: 'In progress', isNumber: true },
  { title: 'Scheduled', isNumber: true },
  { title: 'Failed', isNumber: true },
  { title: 'Oldest waiting', isNumber: true },
];

/** How much each queue holds. */
export function QueuesCard({ queues }: Pick<OperationsFigures, 'queues'>) {
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
                <TextLink to={staffPaths.queues({ queue: name })}>{queueWords[name]}</TextLink>
                {isPaused && ' (paused)'}
              </span>,
              waiting,
              active,
              delayed,
              failed,
              formatDuration(oldestWaitingSeconds),
            ],
          }))}
        />
      ) : (
        <Notice tone="error" title="The queues’ store does not answer">
          Nothing is lost: what is accepted waits below, and goes on its way once the store is back.
        </Notice>
      )}
    </Card>
  );
}
