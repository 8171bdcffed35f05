import { calls } from '../../../shared/api/trpc.ts';
import { recordAutosave } from '../../../shared/autosave/record-autosave.ts';
import {
  refetchTestatorRecord,
  storedRecord,
  updateTestatorRecord,
} from '../../../shared/testator-record/use-testator-record.ts';
import { type SpouseChanges, spouseDetailsPatch, spouseDetailsText } from './spouse-details-model.ts';

const { spouseDetails } = calls.willData;

export const openSpouseDetails = recordAutosave({
  part: 'spouseDetails',
  isDrafted: true,
  answersOf: spouseDetailsText,
  sendable: (typed, stored) => spouseDetailsPatch(typed, stored, Boolean(storedRecord()?.spouseDetails)),
  save: async ({ basedOn, changes }: { basedOn: number; changes: SpouseChanges }) => {
    if (changes === 'cleared') {
      await spouseDetails.remove.mutate({ basedOn });
      // They have left every list that named them.
      await refetchTestatorRecord();
      return null;
    }
    const saved = await spouseDetails.save.mutate({ basedOn, changes });
    updateTestatorRecord((testatorRecord) => ({
      ...testatorRecord,
      settings: { ...testatorRecord.settings, includePartner: true },
    }));
    return saved;
  },
  changed: 'SpouseDetailsChanged',
  failed: (message) => `Failed to save spouse details: ${message}`,
});
