import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import { recordLimits } from '@plainwill/contracts/will-data/record-limits';
import type { Gift } from '@plainwill/contracts/will-data/records/gifts';
import { givesOtherwise } from '@plainwill/contracts/will-data/will/readiness';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DialogStateContext, type StoredDialog, useStoredDialog } from '../../../shared/drafts/dialog-state.tsx';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { RemovedNotice } from '../../../ui/feedback/removed-notice.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { useAskedRecord } from '../../answer-place/use-asked-place.ts';
import { ProtectionNotice } from '../provisions/protection-notice.tsx';
import { Provisions } from '../provisions/provisions.tsx';
import { OutrightOnlyNote } from '../provisions/solicitor-note.tsx';
import { type GiftDialogState, initialGiftDialog, isGiftDialogDirty } from './gift-dialog-state.ts';
import { GiftForm } from './gift-form.tsx';
import { GiftList } from './gift-list.tsx';
import { giftDraftOf, giftName, newGift } from './gift-model.ts';
import { ChooseGiftRecipients } from './gift-recipients.tsx';
import { type RemovedGift, useRestoreGift, useSaveNoGifts } from './use-gifts.ts';

export default function GiftsSection() {
  const testatorRecord = useTestatorRecord();
  const { gifts, settings } = testatorRecord;
  const isGivenOtherwise = givesOtherwise(testatorRecord);
  const isDecided = settings.hasNoSpecificGifts || isGivenOtherwise;
  const dialog = useStoredDialog<GiftDialogState>('gifts');
  const edit = (gift: Gift) => dialog.open(initialGiftDialog(giftDraftOf(gift)));
  const [removed, setRemoved] = useState<RemovedGift | null>(null);
  const restore = useRestoreGift();
  useAskedRecord('gifts', (id) => {
    const gift = gifts.find((each) => each.id === id);
    // A draft from before a sign-in that had to be repeated is still to be saved.
    if (gift && !dialog.task) edit(gift);
  });
  const hasRoom = gifts.length < recordLimits.gifts;
  const addButton = (
    <Button
      variant={gifts.length > 0 || isDecided ? 'secondary' : 'primary'}
      onPress={() => dialog.open(initialGiftDialog(newGift(crypto.randomUUID() as Parameters<typeof newGift>[0])))}
    >
      <Plus aria-hidden strokeWidth={2.2} className="size-5" />
      Add Gift
    </Button>
  );
  return (
    <>
      {removed && (
        <RemovedNotice
          key={removed.gift.id}
          name={giftName(removed.gift)}
          isPending={restore.isPending}
          onUndo={() => restore.mutate(removed, { onSuccess: () => setRemoved(null) })}
        />
      )}
      {gifts.length > 0 ? (
        <>
          <GiftList gifts={gifts} onEdit={edit} onRemoved={setRemoved} />
          {hasRoom ? (
            <ButtonRow>{addButton}</ButtonRow>
          ) : (
            <p className="text-muted">
              You have listed {recordLimits.gifts} gifts, the most we can keep. Remove one to add another.
            </p>
          )}
        </>
      ) : (
        <>
          {isDecided ? (
            <ButtonRow>{addButton}</ButtonRow>
          ) : (
            <EmptyState action={addButton}>
              No gifts yet. Many wills have none: then everything is part of your residuary estate.
            </EmptyState>
          )}
          {!isGivenOtherwise && <NoGiftsCheckbox isSelected={settings.hasNoSpecificGifts} />}
        </>
      )}
      <ProtectionNotice beneficiaries={gifts.flatMap((gift) => [...gift.recipients, ...gift.remainderRecipients])} />
      <Provisions section="gifts" offered={['belongings', 'pet', 'digitalAssets']} />
      <OutrightOnlyNote />
      <GiftDialog dialog={dialog} />
    </>
  );
}

/** Add or edit a gift. Choosing who takes it takes the place of the form, and returns to it. */
function GiftDialog({ dialog }: { dialog: StoredDialog<GiftDialogState> }) {
  const { task: state, close } = dialog;
  return (
    <FormDialog
      isWide
      isOpen={state !== null}
      isDirty={state !== null && isGiftDialogDirty(state)}
      title={
        state?.choosing ? chooserTitle(state, state.choosing) : state?.openedGift.basedOn ? 'Edit Gift' : 'Add Gift'
      }
      onClose={close}
    >
      <DialogStateContext value={dialog.typed}>
        {state?.choosing && <ChooseGiftRecipients state={state} choosing={state.choosing} onChange={dialog.change} />}
        {state && !state.choosing && <GiftForm state={state} onChange={dialog.change} onDone={close} />}
      </DialogStateContext>
    </FormDialog>
  );
}

function chooserTitle({ draft }: GiftDialogState, { kind }: NonNullable<GiftDialogState['choosing']>): string {
  if (draft.giftType === 'forgiven_debt') return 'Select Who Owes It';
  return kind === 'recipients' ? 'Select Gift Recipients' : 'Select Remainder Recipients';
}

/** Offered while there are no gifts. It shows what is being saved, and what is stored if that fails. */
function NoGiftsCheckbox({ isSelected }: { isSelected: boolean }) {
  const { mutate, isPending, variables } = useSaveNoGifts();
  return (
    <Checkbox
      name="hasNoSpecificGifts"
      label={willSettingsQuestions.hasNoSpecificGifts.label}
      isSelected={isPending ? variables.hasNoSpecificGifts === true : isSelected}
      onChange={(hasNoSpecificGifts) => !isPending && mutate({ hasNoSpecificGifts })}
    />
  );
}
