import type { PersonId } from '@plainwill/contracts/shared/ids';
import { useDialogState, useForgetDialogState } from '../../../shared/drafts/dialog-state.tsx';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { withGuardian } from './change-selection.ts';
import { ChooseGuardians } from './choose-guardians.tsx';
import { GuardianForm } from './guardian-form.tsx';
import { everyoneIn, isSameSelection } from './guardian-model.ts';
import { useFocusAfter } from './guardian-parts.tsx';
import { SpouseForm } from './spouse-form.tsx';
import { useAppointments } from './use-guardians.ts';

/** The dialog shows the choice, or somebody's details in its place. */
type View = { kind: 'choice' } | { kind: 'new' } | { kind: 'edit'; personId: PersonId };

/** Chooses the guardians of one child, or the same ones for several. */
export function GuardianDialog({ childIds, onClose }: { childIds: readonly PersonId[]; onClose: () => void }) {
  const { contacts, spouseDetails } = useTestatorRecord();
  const appointments = useAppointments(childIds);
  const [view, setView] = useDialogState<View>('view', { kind: 'choice' });
  const [isFormDirty, setFormDirty] = useDialogState('isFormDirty', false);
  const forget = useForgetDialogState();
  const { start, selection, change } = appointments;

  const focusAfter = useFocusAfter(view);

  const toChoice = () => {
    setFormDirty(false);
    forget('person', 'newId', 'draft');
    setView({ kind: 'choice' });
    focusAfter('[data-add-someone] button');
  };
  const toForm = (next: View) => {
    setView(next);
    focusAfter('[role=dialog] :is([data-field=firstName], [data-field=fullName]) input');
  };
  const added = (id: PersonId) => {
    if (!everyoneIn(selection).includes(id)) change(withGuardian(selection, id));
    toChoice();
  };
  const edited = view.kind === 'edit' ? contacts.find(({ id }) => id === view.personId) : undefined;
  const isSpouse = view.kind === 'edit' && view.personId === spouseDetails?.id;
  const isChoice = view.kind === 'choice';
  return (
    <FormDialog
      isOpen
      isWide
      onClose={isChoice ? onClose : toChoice}
      title={isChoice ? 'Guardian Appointments' : view.kind === 'new' ? 'Add Someone New' : 'Edit Guardian'}
      isDirty={isChoice ? !isSameSelection(start, selection) : isFormDirty}
    >
      {isChoice && (
        <ChooseGuardians
          childIds={childIds}
          appointments={appointments}
          onNew={() => toForm({ kind: 'new' })}
          onEdit={(personId) => toForm({ kind: 'edit', personId })}
          onSaved={onClose}
        />
      )}
      {view.kind === 'new' && <GuardianForm contact={null} onDirty={setFormDirty} onDone={added} />}
      {edited && <GuardianForm contact={edited} onDirty={setFormDirty} onDone={toChoice} />}
      {isSpouse && spouseDetails && <SpouseForm spouse={spouseDetails} onDirty={setFormDirty} onDone={toChoice} />}
    </FormDialog>
  );
}
