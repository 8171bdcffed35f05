import type { PersonId } from '@plainwill/contracts/shared/ids';
import { useContext, useState } from 'react';
import { saveAll } from '../../../shared/autosave/open-section.ts';
import { storedRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { DialogActions, DialogStep, Leaving } from '../../../ui/dialogs/form-dialog.tsx';
import SpouseInPlace from './spouse-in-place.tsx';

interface NameSpouseStepProps {
  onNamed: (id: PersonId) => void;
  onBack: () => void;
}

/** A step of a dialog in which the spouse or partner is chosen: it names them there. */
export function NameSpouseStep({ onNamed, onBack }: NameSpouseStepProps) {
  const leaving = useContext(Leaving);
  const [isSaving, setSaving] = useState(false);
  const finish = async () => {
    setSaving(true);
    await saveAll();
    const spouse = storedRecord()?.spouseDetails;
    if (spouse) onNamed(spouse.id);
    else onBack();
  };
  return (
    <DialogStep>
      <p className="heading text-lead">Your spouse or partner</p>
      <SpouseInPlace />
      <Leaving value={{ ...leaving, leave: onBack }}>
        <DialogActions cancelLabel="Go back">
          <Button onPress={() => void finish()} isPending={isSaving} pendingLabel="Saving…">
            Done
          </Button>
        </DialogActions>
      </Leaving>
    </DialogStep>
  );
}
