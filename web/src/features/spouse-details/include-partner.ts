import { useAtom } from 'jotai';
import { failureOf } from '../../api/failure.ts';
import { trpc } from '../../api/trpc.ts';
import { storedDraftAtom } from '../../drafts.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { usePortal, useUpdatePortal } from '../portal/use-portal.ts';

/** The choice as it was last made on this device, and by whom. */
const keptChoiceAtom = storedDraftAtom<{ accountId: string; include: boolean } | null>(
  'include-partner',
  null,
  () => localStorage,
);

/** Whether the partner is to be in the will; null until it is said. What is stored outweighs what this device remembers. */
export function useIncludePartner(accountId: string) {
  const { settings } = usePortal();
  const updatePortal = useUpdatePortal();
  const [kept, setKept] = useAtom(keptChoiceAtom);
  const { mutate, isPending, variables } = trpc.willData.settings.save.useMutation({
    onSuccess: (saved) => updatePortal((portal) => ({ ...portal, settings: saved })),
    onError: (error) =>
      notify({
        title: 'Save Error',
        text: `Failed to save spouse details: ${failureOf(error).message}`,
        tone: 'error',
      }),
  });
  const remembered = kept?.accountId === accountId ? kept.include : null;
  const chosen = isPending ? variables.includePartner : (settings.includePartner ?? remembered);
  return {
    chosen: chosen ?? null,
    choose: (include: boolean) => {
      setKept({ accountId, include });
      mutate({ includePartner: include });
    },
  };
}
