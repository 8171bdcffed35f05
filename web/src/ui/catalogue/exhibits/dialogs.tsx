import { useState } from 'react';
import { Button } from '../../buttons/button.tsx';
import { ButtonRow } from '../../buttons/button-row.tsx';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { DialogFrame } from '../../dialogs/dialog-frame.tsx';
import { type Exhibit, State } from '../exhibit.tsx';

function States() {
  const [open, setOpen] = useState<'none' | 'confirm' | 'frame'>('none');
  const close = () => setOpen('none');
  return (
    <State name="Before something is taken away, and any other">
      <ButtonRow>
        <Button variant="secondary" onPress={() => setOpen('confirm')}>
          Remove executor…
        </Button>
        <Button variant="secondary" onPress={() => setOpen('frame')}>
          Other dialog…
        </Button>
      </ButtonRow>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Remove Thomas Bell as executor?"
        action="Remove executor"
      >
        You can add him again later.
      </ConfirmDialog>
      <DialogFrame isOpen={open === 'frame'} onClose={close} title="Add a child">
        <p>What there is to fill in.</p>
        <Button onPress={close}>Done</Button>
      </DialogFrame>
    </State>
  );
}

export default { title: 'Dialogs', shows: ['confirm-dialog', 'dialog-frame'], States } satisfies Exhibit;
