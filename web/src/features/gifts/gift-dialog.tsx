import { useAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ChooseGiftRecipients } from './choose-gift-recipients.tsx';
import { giftDialogAtom, isDirty } from './gift-dialog-state.ts';
import { GiftForm } from './gift-form.tsx';

/** Add or edit a gift. Choosing who takes it takes the place of the form, and returns to it. */
export function GiftDialog() {
  const [state, setState] = useAtom(giftDialogAtom);
  const close = () => setState(RESET);
  return (
    <FormDialog
      isOpen={state !== null}
      isDirty={state !== null && isDirty(state)}
      title={state?.choosing ? chooserTitles[state.choosing.kind] : state?.opened.basedOn ? 'Edit Gift' : 'Add Gift'}
      onClose={close}
    >
      {state?.choosing && <ChooseGiftRecipients state={state} choosing={state.choosing} onChange={setState} />}
      {state && !state.choosing && <GiftForm state={state} onChange={setState} onDone={close} />}
    </FormDialog>
  );
}

const chooserTitles = { recipients: 'Select Gift Recipients', remainderRecipients: 'Select Remainder Recipients' };
