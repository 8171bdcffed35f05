import { asksTenancy } from '@plainwill/contracts/will-data/questions/home-details-questions';
import type { HomeDetails } from '@plainwill/contracts/will-data/records/home-details';
import { isHomeComplete } from '@plainwill/contracts/will-data/will/readiness';
import { calls } from '../../../shared/api/trpc.ts';
import { recordAutosave } from '../../../shared/autosave/record-autosave.ts';
import { storedRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { notify } from '../../../ui/toasts/toasts.ts';
import { homeDetailsPatch, homeDetailsText } from './home-details-model.ts';

/** Complete, and it is known how an own home is held: the next answer may ask for the other owner. */
const isFullyAnswered = (home: HomeDetails | null) =>
  isHomeComplete(home) && (!home || !asksTenancy(home) || home.tenancyType !== null);

export const openHomeDetails = recordAutosave({
  part: 'homeDetails',
  answersOf: homeDetailsText,
  sendable: homeDetailsPatch,
  save: async (input) => {
    const wasAnswered = isFullyAnswered(storedRecord()?.homeDetails ?? null);
    const saved = await calls.willData.homeDetails.save.mutate(input);
    // Once, when nothing more is asked: a notice after each field would be noise.
    if (!wasAnswered && isFullyAnswered(saved))
      notify({ title: 'Saved', text: 'Home details saved successfully', tone: 'ok' });
    return saved;
  },
  changed: 'HomeDetailsChanged',
  failed: (message) => `Failed to save home details: ${message}`,
});
