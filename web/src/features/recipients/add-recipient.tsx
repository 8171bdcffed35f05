import type { PersonId } from '@plainwill/contracts/shared/ids';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { useContext, useEffect } from 'react';
import { DialogStep, Leaving } from '../../ui/dialogs/form-dialog.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { useForgetTyped, useTyped } from '../kept-dialog/kept-dialog.tsx';
import { contactCodeOptions, contactRoleOptions, emptyContact } from '../people/contact-model.ts';
import { PersonForm } from '../people/person-form.tsx';
import { useAddPerson } from '../people/use-add-person.ts';

interface AddRecipientProps {
  onAdded: (id: PersonId) => void;
  onBack: () => void;
}

/** Someone new to inherit, in the place of the choice. */
export function AddRecipient({ onAdded, onBack }: AddRecipientProps) {
  const leaving = useContext(Leaving);
  const [isCharity, setCharity] = useTyped('isCharity', false);
  const forget = useForgetTyped();
  const [isDirty, setDirty] = useTyped('isPersonDirty', false);
  const { setStepDirty } = leaving;
  useEffect(() => {
    setStepDirty(isDirty);
    return () => setStepDirty(false);
  }, [setStepDirty, isDirty]);
  const forgetAll = () => forget('person', 'newId', 'isCharity', 'isPersonDirty');
  const added = (id: PersonId) => {
    forgetAll();
    onAdded(id);
  };
  const back = () => {
    forgetAll();
    onBack();
  };
  const { save, isPending, error } = useAddPerson({
    done: 'Contact added successfully',
    failed: 'Failed to save contact',
    onDone: added,
  });
  return (
    <DialogStep>
      <p className="heading text-lead">Add someone new</p>
      <Leaving value={{ ...leaving, leave: back }}>
        <PersonForm
          start={emptyContact}
          isNew
          whose="their"
          relationships={contactRoleOptions}
          codes={contactCodeOptions}
          isRelationshipRequired={!isCharity}
          oneName={isCharity ? 'enough' : 'confirmed'}
          saveLabel="Add contact"
          cancelLabel="Go back"
          isPending={isPending}
          error={error}
          onDirty={setDirty}
          onSave={(draft, isSomeoneElse) => save(draft, isSomeoneElse, isCharity)}
          onSame={added}
        >
          <Checkbox
            label={contactQuestions.isCharity.label}
            name="isCharity"
            isSelected={isCharity}
            onChange={setCharity}
          />
        </PersonForm>
      </Leaving>
    </DialogStep>
  );
}
