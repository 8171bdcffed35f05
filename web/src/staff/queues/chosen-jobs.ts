import {
  allQueues,
  type JobState,
  jobStates,
  maxJobIdLength,
  maxJobPage,
  type QueueName,
} from '@plainwill/contracts/notifications/queue-vocabulary';
import { useLocation, useSearchParams } from 'wouter';
import { staffPaths } from '../../shared/paths/staff-paths.ts';
import { oneOf } from '../lists/address-values.ts';

/** Which jobs the list shows. */
export interface ChosenJobs {
  queue: QueueName;
  state: JobState;
  page: number;
  /** The one job that is looked for; empty for all. */
  id: string;
}

const pageIn = (given: string | null) => Math.min(Math.max(1, Math.trunc(Number(given)) || 1), maxJobPage);

/** What the list shows is in the address; what it does not say, or says wrongly, is as usual. */
export function useChosenJobs() {
  const [params] = useSearchParams();
  const [, goTo] = useLocation();
  const chosen: ChosenJobs = {
    queue: oneOf(allQueues, params.get('queue')) ?? 'emails',
    state: oneOf(jobStates, params.get('state')) ?? 'failed',
    page: pageIn(params.get('page')),
    id: (params.get('job') ?? '').slice(0, maxJobIdLength),
  };
  /** Another choice begins at the first page. */
  function choose(changes: Partial<ChosenJobs>, how?: { replace: boolean }) {
    const { queue, state, page, id } = { ...chosen, page: 1, ...changes };
    goTo(staffPaths.queues({ queue, state, ...(page > 1 && { page: String(page) }), ...(id && { job: id }) }), how);
  }
  return { chosen, choose };
}
