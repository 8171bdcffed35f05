import type { QueueFigures } from '@plainwill/contracts/notifications/operations';
import { allQueues, jobStates, jobsAtOnce, maxJobPage } from '@plainwill/contracts/notifications/queue-vocabulary';
import { useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { StaffOnly } from '../admin/staff-only.tsx';
import { Pages } from '../lists/pages.tsx';
import { type ChosenJobs, useChosenJobs } from './chosen-jobs.ts';
import { emptyListMessages, jobStateLabels, queueLabels } from './job-labels.ts';
import { JobsTable } from './jobs-table.tsx';
import { type QueueActions, useJobs, useQueueActions, useQueueFigures } from './use-queues.ts';

const title = 'Queues';

/** The jobs in the queues: staff look, administrators have them tried again and pause a queue. */
export default function QueuesPage() {
  return (
    <StaffOnly title={title}>
      {({ isAdmin }) => (
        <>
          <div>
            <PageHeading title={title}>{title}</PageHeading>
            <p className="text-muted">Refreshed every ten seconds. The content of a job is never shown.</p>
          </div>
          <Jobs isAdmin={isAdmin} />
        </>
      )}
    </StaffOnly>
  );
}

/** "Failed: 3". What is done is forgotten within the hour, so it is not counted. */
const stateLabel = (state: ChosenJobs['state'], figures: QueueFigures | undefined) =>
  state === 'completed' || !figures ? jobStateLabels[state] : `${jobStateLabels[state]}: ${figures[state]}`;

/** "Webhooks: 1 failed": what fails is seen from every queue. */
const queueLabel = (queue: ChosenJobs['queue'], figures: QueueFigures | undefined) =>
  figures?.failed ? `${queueLabels[queue]}: ${figures.failed} failed` : queueLabels[queue];

function Jobs({ isAdmin }: { isAdmin: boolean }) {
  const { chosen, choose } = useChosenJobs();
  const { queue, state, id } = chosen;
  const all = useQueueFigures().data?.queues;
  const figures = all?.find(({ name }) => name === queue);
  const actions = useQueueActions(queue);
  return (
    <Card>
      <search className="flex flex-col gap-4">
        <RadioPills
          label="Queue"
          options={allQueues.map((value) => ({
            value,
            label: queueLabel(
              value,
              all?.find(({ name }) => name === value),
            ),
          }))}
          value={queue}
          onChange={(queue) => choose({ queue, id: undefined })}
        />
        <RadioPills
          label="State"
          options={jobStates.map((value) => ({ value, label: stateLabel(value, figures) }))}
          value={id ? '' : state}
          onChange={(state) => choose({ state, id: undefined })}
        />
        <SearchField
          label="Job ID"
          hint="You’ll find it in the audit log and in the service’s log."
          value={id ?? ''}
          onSearch={(id) => choose({ id }, { replace: true })}
        />
      </search>
      {figures?.isPaused && (
        <Notice tone="info" title="This queue is paused">
          Nothing is lost: accepted work waits until you resume the queue.
        </Notice>
      )}
      {isAdmin && figures && <QueueButtons chosen={chosen} figures={figures} actions={actions} />}
      <JobList chosen={chosen} choose={choose} actions={isAdmin ? actions : undefined} />
    </Card>
  );
}

interface QueueButtonsProps {
  chosen: ChosenJobs;
  figures: QueueFigures;
  actions: QueueActions;
}

function QueueButtons({ chosen: { queue, state }, figures, actions }: QueueButtonsProps) {
  const [isAsking, setAsking] = useState(false);
  const { pause, resume, retryAllFailed } = actions;
  const name = queueLabels[queue].toLowerCase();
  return (
    <ButtonRow>
      {figures.isPaused ? (
        <Button variant="secondary" size="small" onPress={() => resume.mutate({ queue })} isPending={resume.isPending}>
          Resume {name}
        </Button>
      ) : (
        <Button variant="secondary" size="small" onPress={() => setAsking(true)} isPending={pause.isPending}>
          Pause {name}
        </Button>
      )}
      {state === 'failed' && figures.failed > 0 && (
        <Button
          variant="secondary"
          size="small"
          onPress={() => retryAllFailed.mutate({ queue })}
          isPending={retryAllFailed.isPending}
        >
          Try all failed again
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Pause ${name}?`}
        action={`Pause ${name}`}
        onConfirm={() => {
          setAsking(false);
          pause.mutate({ queue });
        }}
      >
        <p>{pauseCopy[queue]} Nothing is lost, and it all goes on when you resume the queue.</p>
      </ConfirmDialog>
    </ButtonRow>
  );
}

const pauseCopy: Record<ChosenJobs['queue'], string> = {
  emails: 'No email goes out, so no one can confirm an address or reset a password.',
  webhooks: 'No questionnaire or lead is sent on.',
  housekeeping: 'Old enquiries are not deleted when they should be.',
};

interface JobListProps {
  chosen: ChosenJobs;
  choose: ReturnType<typeof useChosenJobs>['choose'];
  actions: QueueActions | undefined;
}

function JobList({ chosen, choose, actions }: JobListProps) {
  const { data, isError, error, isFetching, refetch } = useJobs(chosen);
  if (isError) {
    const retry = () => void refetch();
    return <RetryNotice message={failureOf(error).message} onRetry={retry} isRetrying={isFetching} />;
  }
  if (!data) return <p className="text-muted">Loading...</p>;
  const { queue, state, page, id } = chosen;
  if (data.jobs.length === 0 && page === 1)
    return <EmptyState>{id ? 'There is no job with that ID in this queue.' : emptyListMessages[state]}</EmptyState>;
  const isLast = page * jobsAtOnce >= data.count || page === maxJobPage;
  return (
    <>
      <JobsTable queue={queue} jobs={data.jobs} actions={actions} />
      <Pages
        of="jobs"
        onBack={page > 1 && (() => choose({ page: page - 1 }))}
        onNext={!isLast && (() => choose({ page: page + 1 }))}
      />
    </>
  );
}
