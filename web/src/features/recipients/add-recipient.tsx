import type { PersonId } from '@plainwill/contracts/shared/ids';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { useContext, useState } from 'react';
import { DialogStep, Leaving } from '../../ui/dialogs/form-dialog.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { contactCodeOptions, contactRoleOptions, emptyContact } from '../people/contact-model.ts';
import { PersonForm } from '../people/person-form.tsx';
import { useAddPerson } from '../people/use-add-person.ts';

interface AddRecipientProps {
  onAdded: (id: PersonId) => void;
  onBack: () => void;
}

const ignore = () => undefined;

/** Someone new to inherit, in the place of the choice. */
export function AddRecipient({ onAdded, onBack }: AddRecipientProps) {
  const leaving = useContext(Leaving);
  const [isCharity, setCharity] = useState(false);
  const { save, isPending, error } = useAddPerson({
    done: 'Contact added successfully',
    failed: 'Failed to save contact',
    onDone: onAdded,
  });
  return (
    <DialogStep>
      <p className="heading text-lead">Add someone new</p>
      <Leaving value={{ ...leaving, leave: onBack }}>
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
          onDirty={ignore}
          onSave={(draft, isSomeoneElse) => save(draft, isSomeoneElse, isCharity)}
          onSame={onAdded}
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
