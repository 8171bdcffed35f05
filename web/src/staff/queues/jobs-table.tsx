import type { QueueName } from '@plainwill/contracts/notifications/queue-vocabulary';
import type { QueueJob } from '@plainwill/contracts/notifications/queues';
import { Fragment, type ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { formatDateTimeWithoutYear } from '../../ui/dates-and-money/format-date-time.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { jobStateLabels } from './job-labels.ts';
import type { QueueActions } from './use-queues.ts';

interface JobsTableProps {
  queue: QueueName;
  jobs: readonly QueueJob[];
  /** Absent for staff who may only look. */
  actions?: QueueActions | undefined;
}

/** Jobs without what they carry: how each fared, and what may be done with it. What is said of none has no column. */
export function JobsTable({ queue, jobs, actions }: JobsTableProps) {
  const columns: { title: string; isNumber?: boolean; isShown?: boolean; cell: (job: QueueJob) => ReactNode }[] = [
    { title: 'Job', cell: ({ id }) => <span className="wrap-anywhere">{id}</span> },
    {
      title: 'State',
      cell: ({ state, sentAgainAt }) =>
        sentAgainAt ? `Resent on ${formatDateTimeWithoutYear(sentAgainAt)}` : jobStateLabels[state],
    },
    { title: 'Added', cell: ({ addedAt }) => formatDateTimeWithoutYear(addedAt) },
    { title: 'Tries', isNumber: true, cell: ({ attempts }) => attempts },
    { title: 'Last try', isShown: jobs.some(({ triedAt }) => triedAt), cell: ({ triedAt }) => when(triedAt) },
    { title: 'Next try', isShown: jobs.some(({ dueAt }) => dueAt), cell: ({ dueAt }) => when(dueAt) },
    {
      title: 'Error',
      isShown: jobs.some(({ error }) => error),
      cell: ({ error }) => (error ? <span className="wrap-anywhere">{error}</span> : nothing),
    },
    {
      title: 'Action',
      isShown: actions !== undefined && jobs.some(mayBeTried),
      cell: (job) => (actions && mayBeTried(job) ? <TryButton queue={queue} job={job} actions={actions} /> : nothing),
    },
  ];
  const shown = columns.filter(({ isShown = true }) => isShown);
  return (
    <DataTable
      isList
      caption="Jobs"
      columns={shown}
      rows={jobs.map((job) => ({
        id: job.id,
        cells: shown.map(({ title, cell }) => <Fragment key={title}>{cell(job)}</Fragment>),
      }))}
    />
  );
}

const nothing = <span className="text-muted">–</span>;
const when = (at: string | null) => (at ? formatDateTimeWithoutYear(at) : nothing);
const mayBeTried = ({ state, sentAgainAt }: QueueJob) =>
  (state === 'failed' && sentAgainAt === null) || state === 'delayed';

interface TryButtonProps {
  queue: QueueName;
  job: QueueJob;
  actions: QueueActions;
}

function TryButton({ queue, job: { id, state }, actions }: TryButtonProps) {
  const action = state === 'failed' ? actions.retry : actions.runNow;
  return (
    <Button
      variant="quiet"
      size="small"
      onPress={() => action.mutate({ queue, id })}
      isPending={action.isPending && action.variables.id === id}
    >
      {state === 'failed' ? 'Try again' : 'Try now'}
      <span className="sr-only"> {id}</span>
    </Button>
  );
}
