import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { ContactKind } from '@plainwill/contracts/will-data/vocabulary';
import { useContext, useEffect } from 'react';
import { useDialogState, useForgetDialogState } from '../../../shared/drafts/dialog-state.tsx';
import {
  bodyKindIn,
  type KindDraft,
  kindDraftOf,
  kindFieldsIn,
  storedName,
} from '../../../shared/people/contact-kind.ts';
import { DialogStep, Leaving } from '../../../ui/dialogs/form-dialog.tsx';
import { BodyFields, KindPills } from '../body-fields.tsx';
import { contactCodeOptions, contactRoleOptions, emptyContact } from '../contact-model.ts';
import { PersonForm } from '../person-form.tsx';
import { useAddPerson } from '../use-add-person.ts';

interface AddRecipientProps {
  /** The only kind that can be chosen here; any where it is left out. */
  only?: Exclude<ContactKind, 'organisation'>;
  onAdded: (id: PersonId) => void;
  onBack: () => void;
}

/** Someone new to inherit, in the place of the choice. */
export function AddRecipient({ only, onAdded, onBack }: AddRecipientProps) {
  const leaving = useContext(Leaving);
  const [kindDraft, setKindDraft] = useDialogState<KindDraft>('kind', {
    ...kindDraftOf(null),
    kind: only ?? '',
  });
  const forget = useForgetDialogState();
  const [isDirty, setDirty] = useDialogState('isPersonDirty', false);
  const { setStepDirty } = leaving;
  useEffect(() => {
    setStepDirty(isDirty);
    return () => setStepDirty(false);
  }, [setStepDirty, isDirty]);
  const forgetAll = () => forget('person', 'newId', 'kind', 'isPersonDirty');
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
  const body = bodyKindIn(kindDraft);
  return (
    <DialogStep>
      <p className="heading text-lead">{only === 'charity' ? 'Add a charity' : 'Add someone new'}</p>
      <Leaving value={{ ...leaving, leave: back }}>
        <PersonForm
          start={emptyContact}
          isNew
          whose="their"
          relationships={contactRoleOptions}
          codes={contactCodeOptions}
          isRelationshipRequired
          body={
            body
              ? {
                  kind: body,
                  fields: (person, onPerson) => (
                    <BodyFields
                      key={body}
                      kind={body}
                      person={person}
                      answers={kindDraft}
                      onChange={(person, answers) => {
                        setKindDraft(answers);
                        onPerson(person);
                      }}
                      codes={contactCodeOptions}
                    />
                  ),
                }
              : undefined
          }
          saveLabel="Add contact"
          cancelLabel="Go back"
          isPending={isPending}
          error={error}
          onDirty={setDirty}
          onSave={(draft, isSomeoneElse) =>
            save(body ? { ...draft, ...storedName(draft) } : draft, isSomeoneElse, kindFieldsIn(kindDraft))
          }
          onSame={added}
        >
          {!only && <KindPills kind={kindDraft.kind} isNew onChange={(kind) => setKindDraft({ ...kindDraft, kind })} />}
        </PersonForm>
      </Leaving>
    </DialogStep>
  );
}
