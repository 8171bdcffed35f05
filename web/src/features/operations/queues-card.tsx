import type { OperationsFigures } from '@plainwill/contracts/notifications/operations';
import { ArrowRight } from 'lucide-react';
import { staffPaths } from '../../paths/staff-paths.ts';
import { buttonVariants } from '../../ui/buttons/button-variants.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { formatDuration } from './operations-words.ts';

const columns = [
  { title: 'Queue' },
  { title: 'Waiting', isNumber: true },
  { title: 'In progress', isNumber: true },
  { title: 'Scheduled', isNumber: true },
  { title: 'Failed', isNumber: true },
  { title: 'Oldest waiting', isNumber: true },
];

const names: Record<string, string> = { emails: 'Emails', webhooks: 'Webhooks', housekeeping: 'Housekeeping' };

/** How much each queue holds. */
export function QueuesCard({ queues, isAdmin }: Pick<OperationsFigures, 'queues'> & { isAdmin: boolean }) {
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="heading text-lead">Queues</h2>
        {/* Not a page of the app, so the browser leaves it. */}
        {isAdmin && (
          <a href={staffPaths.queues} className={buttonVariants('quiet', 'small')}>
            Open the queues
            <ArrowRight aria-hidden strokeWidth={2.2} className="size-4.5" />
          </a>
        )}
      </div>
      {queues ? (
        <DataTable
          caption="Queues"
          columns={columns}
          rows={queues.map(({ name, isPaused, waiting, active, delayed, failed, oldestWaitingSeconds }) => ({
            id: name,
            cells: [
              `${names[name] ?? name}${isPaused ? ' (paused)' : ''}`,
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
