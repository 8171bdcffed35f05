import { jobIdShape, type QueueName } from '@plainwill/contracts/notifications/queue-vocabulary';
import { failureOf } from '../../shared/api/failure.ts';
import { trpc, unattended } from '../../shared/api/trpc.ts';
import { notifyError, notifySuccess } from '../../ui/toasts/toasts.ts';
import type { ChosenJobs } from './chosen-jobs.ts';
import { queueLabels } from './job-labels.ts';

/** Asked again every ten seconds, without a person doing anything. */
export const everyTenSeconds = { refetchInterval: 10_000, retry: false } as const;
/** The same of a call: who has gone away is signed out in front of the page as well. */
export const byItself = { ...everyTenSeconds, trpc: { context: unattended } } as const;

/** How much waits in each queue and outside them, and what was given up. */
export const useQueueFigures = () => trpc.notifications.operations.get.useQuery(undefined, byItself);

/** The jobs chosen: a page of them, or the one that is looked for. */
export function useJobs({ queue, state, page, id }: ChosenJobs) {
  const list = trpc.notifications.queues.jobs.useQuery(
    { queue, state, page },
    { ...byItself, enabled: id === undefined },
  );
  const mayBe = id !== undefined && jobIdShape.test(id);
  const found = trpc.notifications.queues.find.useQuery({ queue, id: id ?? '' }, { ...byItself, enabled: mayBe });
  if (id === undefined) return list;
  const job = mayBe ? found.data : null;
  return { ...found, data: job === undefined ? undefined : { jobs: job ? [job] : [], count: job ? 1 : 0 } };
}

/** An administrator may do this to a queue and its jobs. */
export function useQueueActions(queue: QueueName) {
  const { operations, queues } = trpc.useUtils().notifications;
  const saying = (done: string) => ({
    onSuccess: () => notifySuccess(done),
    onError: (error: unknown) => notifyError(failureOf(error).message),
    onSettled: () => Promise.all([operations.invalidate(), queues.invalidate()]),
  });
  const { pause, resume, retry, retryAllFailed, runNow } = trpc.notifications.queues;
  return {
    pause: pause.useMutation(saying(`${queueLabels[queue]} paused`)),
    resume: resume.useMutation(saying(`${queueLabels[queue]} resumed`)),
    retry: retry.useMutation(saying('The job is tried again')),
    retryAllFailed: retryAllFailed.useMutation(saying('All failed jobs are tried again')),
    runNow: runNow.useMutation(saying('The job is tried now')),
  };
}

export type QueueActions = ReturnType<typeof useQueueActions>;
