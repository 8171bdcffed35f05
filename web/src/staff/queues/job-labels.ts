import type { JobState, QueueName } from '@plainwill/contracts/notifications/queue-vocabulary';

export const queueLabels: Record<QueueName, string> = {
  emails: 'Emails',
  webhooks: 'Webhooks',
  housekeeping: 'Housekeeping',
};

export const jobStateLabels: Record<JobState, string> = {
  failed: 'Failed',
  delayed: 'Scheduled',
  waiting: 'Waiting',
  active: 'In progress',
  completed: 'Done',
};

/** Said of a list that is empty. */
export const emptyListMessages: Record<JobState, string> = {
  failed: 'No jobs have failed. A job that fails for good stays here for 30 days.',
  delayed: 'No jobs are scheduled.',
  waiting: 'No jobs are waiting.',
  active: 'No jobs are in progress.',
  completed: 'No jobs were done in the last hour.',
};
