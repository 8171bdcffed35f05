import type { StepRemoval } from '@plainwill/contracts/identity/step-removals';
import { trpc } from '../../api/trpc.ts';
import { notifySuccess } from '../../ui/toasts/toasts.ts';

export const useStepRemovals = () => trpc.identity.stepRemovals.list.useQuery();

/** The list that a change answers with takes the place of the one shown; after a refusal it is read again. */
function useKeep(said: string) {
  const { identity } = trpc.useUtils();
  return {
    onSuccess: (removals: StepRemoval[]) => {
      identity.stepRemovals.list.setData(undefined, removals);
      notifySuccess(said);
    },
    onError: () => void identity.stepRemovals.list.invalidate(),
  };
}

export const useAskStepRemoval = () =>
  trpc.identity.stepRemovals.ask.useMutation(useKeep('All administrators are told. Another one must agree.'));

export const useAgreeStepRemoval = () =>
  trpc.identity.stepRemovals.agree.useMutation(useKeep('The second step is removed. They are signed out everywhere.'));

export const useWithdrawStepRemoval = () =>
  trpc.identity.stepRemovals.withdraw.useMutation(useKeep('Withdrawn. The second step stays.'));
