import type { StepRemoval } from '@plainwill/contracts/identity/step-removals';
import { trpc } from '../../shared/api/trpc.ts';
import { notify } from '../../ui/toasts/toasts.ts';

export const useStepRemovals = () => trpc.identity.stepRemovals.list.useQuery();

/** The list that a change answers with takes the place of the one shown; refused, the one shown may be old. */
function useCacheRemovals({ title, text }: { title: string; text: string }) {
  const { list } = trpc.useUtils().identity.stepRemovals;
  return {
    onSuccess: (removals: StepRemoval[]) => {
      list.setData(undefined, removals);
      notify({ title, text, tone: 'ok' });
    },
    onError: () => void list.invalidate(),
  };
}

export const useAskForRemoval = () =>
  trpc.identity.stepRemovals.ask.useMutation(
    useCacheRemovals({ title: 'Asked', text: 'Every administrator gets an email. One of them must agree.' }),
  );

export const useAgreeToRemoval = () =>
  trpc.identity.stepRemovals.agree.useMutation(
    useCacheRemovals({ title: 'Second steps removed', text: 'They are signed out everywhere.' }),
  );

export const useWithdrawRemoval = () =>
  trpc.identity.stepRemovals.withdraw.useMutation(
    useCacheRemovals({ title: 'Withdrawn', text: 'Their second steps stay.' }),
  );
