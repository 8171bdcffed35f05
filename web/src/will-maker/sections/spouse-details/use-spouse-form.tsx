import { ConflictNotice } from '../../../shared/autosave/conflict-notice.tsx';
import { draftTexts } from '../../../shared/autosave/record-autosave.ts';
import { useAutosave } from '../../../shared/autosave/use-autosave.ts';
import { useAccountId, useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { openSpouseDetails } from './spouse-details-autosave.ts';
import { printSpouseDetail, spouseDetailsLabels, spouseDetailsText } from './spouse-details-model.ts';

/** The form of the spouse or partner, with autosave, for every page that asks for them. */
export function useSpouseForm() {
  const testatorRecord = useTestatorRecord();
  return useAutosave(openSpouseDetails(useAccountId()), {
    ...spouseDetailsText(testatorRecord.spouseDetails),
    ...draftTexts(testatorRecord, 'spouseDetails'),
  });
}

export const SpouseConflicts = ({ form }: { form: ReturnType<typeof useSpouseForm> }) => (
  <ConflictNotice
    conflicts={form.conflicts}
    labels={spouseDetailsLabels}
    print={printSpouseDetail}
    onChoose={form.choose}
  />
);
