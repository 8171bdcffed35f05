import type { WillSettings } from '@plainwill/contracts/will-data/records/will-settings';
import { trpc } from '../../../shared/api/trpc.ts';
import { updateTestatorRecord, useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { notify } from '../../../ui/toasts/toasts.ts';

/** The settings as they are being saved, or as they are stored, and how to change some of them. */
export function useSettings() {
  const { settings } = useTestatorRecord();
  const { mutate, isPending, variables } = trpc.willData.settings.save.useMutation({
    onSuccess: (saved) => updateTestatorRecord((testatorRecord) => ({ ...testatorRecord, settings: saved })),
    onError: () => notify({ title: 'Save Error', text: 'Failed to save your choice', tone: 'error' }),
  });
  const shown = (isPending ? { ...settings, ...variables } : settings) as WillSettings;
  return { settings: shown, save: mutate };
}
