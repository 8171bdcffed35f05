import { allQueues, jobStates, maxJobIdLength, maxJobPage } from '@plainwill/contracts/notifications/queue-vocabulary';
import { staffPaths } from '../../shared/paths/staff-paths.ts';
import { type Chosen, oneOf, page, text } from '../lists/address-fields.ts';
import { useAddressState } from '../lists/use-address-state.ts';

const fields = {
  queue: oneOf('queue', allQueues, 'emails'),
  state: oneOf('state', jobStates, 'failed'),
  page: page('page', maxJobPage),
  /** The one job that is looked for. */
  id: text('job', maxJobIdLength),
};

/** Which jobs the list shows. */
export type ChosenJobs = Chosen<typeof fields>;

export function useChosenJobs() {
  const { chosen, show } = useAddressState(staffPaths.queues(), fields);
  return {
    chosen,
    /** Another choice begins at the first page. */
    choose: (changes: Partial<ChosenJobs>, how?: { replace: boolean }) => show({ page: 1, ...changes }, how),
  };
}
