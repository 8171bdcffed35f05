import { useContext } from 'react';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { DialogStep } from '../../ui/dialog-step.tsx';
import { Leaving } from '../../ui/leaving.ts';
import { RecipientsEditor } from '../recipients/recipients-editor.tsx';
import type { GiftDialogState } from './gift-dialog-state.ts';

interface ChooseGiftRecipientsProps {
  state: GiftDialogState;
  choosing: NonNullable<GiftDialogState['choosing']>;
  onChange: (state: GiftDialogState) => void;
}

/** Who takes the gift, or who takes it when none of those can. */
export function ChooseGiftRecipients({ state, choosing, onChange }: ChooseGiftRecipientsProps) {
  const leaving = useContext(Leaving);
  const { kind, list } = choosing;
  const isRemainder = kind === 'remainderRecipients';
  const goBack = (draft = state.draft) => onChange({ ...state, draft, choosing: null, chosen: kind });
  return (
    <DialogStep>
      <p className="text-muted">
        {isRemainder
          ? 'They take the money if none of its recipients can. Priority 1 receives first.'
          : 'Those who are first share the gift equally. Others can stand by in case none of them can take it.'}
      </p>
      <RecipientsEditor
        label={isRemainder ? 'Remainder recipients' : 'Gift recipients'}
        list={list}
        newRecipient={(personId) => ({ personId })}
        onChange={(list) => onChange({ ...state, choosing: { kind, list } })}
        without={isRemainder ? state.draft.recipients.map(({ personId }) => personId) : []}
      />
      <Leaving value={{ ...leaving, leave: () => goBack() }}>
        <DialogActions cancelLabel="Go back">
          <Button onPress={() => goBack({ ...state.draft, [kind]: list })}>Use these recipients</Button>
        </DialogActions>
      </Leaving>
    </DialogStep>
  );
}
