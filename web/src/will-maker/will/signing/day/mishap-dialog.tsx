import { type Mishap, mishaps } from '@plainwill/law/signing/steps-of-day';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { DialogFrame } from '../../../../ui/dialogs/dialog-frame.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';

interface MishapDialogProps {
  onClose: () => void;
  onBack: () => void;
  onRestart: () => void;
}

/** Ink cannot be undone, so going back asks what happened and says what to do about the paper. */
export function MishapDialog({ onClose, onBack, onRestart }: MishapDialogProps) {
  const [mishap, setMishap] = useState<Mishap | null>(null);
  return (
    <DialogFrame isOpen onClose={onClose} title={mishap ? 'Do this' : 'What happened?'} role="dialog">
      {mishap ? (
        <>
          <p className="font-semibold">{mishap.happened}</p>
          <Notice tone="info">{mishap.cure}</Notice>
          <div className="flex flex-col gap-3">
            {mishap.needsNewCopy ? (
              <Button onPress={onRestart}>Begin again at step 1</Button>
            ) : (
              <Button onPress={onBack}>Go back one step</Button>
            )}
            <Button variant="secondary" onPress={onClose}>
              Stay on this step
            </Button>
          </div>
        </>
      ) : (
        <div className="flex flex-col gap-3">
          {mishaps.map((each) => (
            <Button key={each.id} variant="secondary" onPress={() => setMishap(each)}>
              {each.happened}
            </Button>
          ))}
        </div>
      )}
    </DialogFrame>
  );
}
