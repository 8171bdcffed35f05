import { trpc } from '../../api/trpc.ts';
import { notify } from '../../ui/toasts.ts';
import { updatePortal } from '../portal/portal-cache.ts';

export const useSaveInheritanceAge = () =>
  trpc.willData.settings.save.useMutation({
    onSuccess: (settings) => updatePortal((portal) => ({ ...portal, settings })),
    onError: () => notify({ title: 'Save Error', text: 'Failed to save inheritance age setting', tone: 'error' }),
  });
