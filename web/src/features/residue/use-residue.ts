import { trpc } from '../../api/trpc.ts';
import { notify } from '../../ui/toasts.ts';

export const useResidue = () => trpc.willData.residue.list.useQuery();

const failed = () => notify({ title: 'Save Error', text: 'Failed to save residuary recipients', tone: 'error' });

function useRefresh() {
  const { residue, contacts, willDocument } = trpc.useUtils().willData;
  return () => Promise.all([residue.invalidate(), contacts.invalidate(), willDocument.invalidate()]);
}

/** Puts a whole new list in place of the old one. */
export function useReplaceResidue() {
  const refresh = useRefresh();
  return trpc.willData.residue.replace.useMutation({ onSuccess: refresh, onError: failed });
}

export function useAddRecipient() {
  const refresh = useRefresh();
  return trpc.willData.residue.addNew.useMutation({ onSuccess: refresh, onError: failed });
}
