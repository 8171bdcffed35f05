import { trpc } from '../../api/trpc.ts';
import { notify } from '../../ui/toasts.ts';

export const useExecutors = () => trpc.willData.executors.list.useQuery();

function useRefresh() {
  const { executors, contacts, willDocument } = trpc.useUtils().willData;
  return () => Promise.all([executors.invalidate(), contacts.invalidate(), willDocument.invalidate()]);
}

const told = (text: string) => notify({ title: 'Success', text, tone: 'ok' });
const warned = (text: string) => notify({ title: 'Error', text, tone: 'error' });

export function useAddExecutor() {
  const refresh = useRefresh();
  return trpc.willData.executors.add.useMutation({
    onSuccess: async () => {
      await refresh();
      told('Executor added successfully');
    },
    onError: () => warned('Failed to save executor'),
  });
}

export function useRemoveExecutor() {
  const refresh = useRefresh();
  return trpc.willData.executors.remove.useMutation({
    onSuccess: async () => {
      await refresh();
      told('Executor removed successfully');
    },
    onError: () => warned('Failed to remove executor'),
  });
}
