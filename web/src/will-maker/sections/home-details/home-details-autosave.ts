import { isHomeComplete } from '@plainwill/contracts/will-data/will/readiness';
import { calls } from '../../../shared/api/trpc.ts';
import { recordAutosave } from '../../../shared/autosave/record-autosave.ts';
import { storedRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { notify } from '../../../ui/toasts/toasts.ts';
import { homeDetailsPatch, homeDetailsText } from './home-details-model.ts';

export const openHomeDetails = recordAutosave({
  part: 'homeDetails',
  answersOf: homeDetailsText,
  sendable: homeDetailsPatch,
  save: async (input) => {
    const wasComplete = isHomeComplete(storedRecord()?.homeDetails ?? null);
    const saved = await calls.willData.homeDetails.save.mutate(input);
    // Once, when the section becomes complete: a notice after each field would be noise.
    if (!wasComplete && isHomeComplete(saved))
      notify({ title: 'Saved', text: 'Home details saved successfully', tone: 'ok' });
    return saved;
  },
  changed: 'HomeDetailsChanged',
  failed: (message) => `Failed to save home details: ${message}`,
});
