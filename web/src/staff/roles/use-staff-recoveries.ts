import type { StaffRecovery } from '@plainwill/contracts/identity/staff-recoveries';
import { trpc } from '../../shared/api/trpc.ts';
import { notify } from '../../ui/toasts/toasts.ts';

export const useStaffRecoveries = () => trpc.identity.staffRecoveries.list.useQuery();

/** The list that a change answers with takes the place of the one shown; refused, the one shown may be old. */
function useCacheRecoveries({ title, text }: { title: string; text: string }) {
  const { list } = trpc.useUtils().identity.staffRecoveries;
  return {
    onSuccess: (recoveries: StaffRecovery[]) => {
      list.setData(undefined, recoveries);
      notify({ title, text, tone: 'ok' });
    },
    onError: () => void list.invalidate(),
  };
}

export const useAskForRecovery = () =>
  trpc.identity.staffRecoveries.ask.useMutation(
    useCacheRecoveries({ title: 'Asked', text: 'Every administrator gets an email. One of them must agree.' }),
  );

export const useAgreeToRecovery = () =>
  trpc.identity.staffRecoveries.agree.useMutation(
    useCacheRecoveries({ title: 'Agreed', text: 'The old address has been told, and will be reminded.' }),
  );

export const useStopStaffRecovery = () =>
  trpc.identity.staffRecoveries.stop.useMutation(
    useCacheRecoveries({ title: 'Stopped', text: 'The account keeps its address.' }),
  );
