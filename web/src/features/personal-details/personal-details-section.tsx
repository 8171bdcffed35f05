import { ConflictNotice } from '../autosave/conflict-notice.tsx';
import { useAutosave } from '../autosave/use-autosave.ts';
import { useAccountId, useTestatorRecord } from '../testator-record/use-testator-record.ts';
import { openPersonalDetails } from './personal-details-autosave.ts';
import { PersonalDetailsForm } from './personal-details-form.tsx';
import { personalDetailsLabels, personalDetailsText, printPersonalDetail } from './personal-details-model.ts';

export default function PersonalDetailsSection() {
  const form = useAutosave(
    openPersonalDetails(useAccountId()),
    personalDetailsText(useTestatorRecord().personalDetails),
  );
  return (
    <>
      <p className="text-muted">Use the names on your passport or driving licence. They go into your will.</p>
      <ConflictNotice
        conflicts={form.conflicts}
        labels={personalDetailsLabels}
        print={printPersonalDetail}
        onChoose={form.choose}
      />
      <PersonalDetailsForm form={form} isOwn />
    </>
  );
}
