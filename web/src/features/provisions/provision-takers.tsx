import type { PersonId } from '@plainwill/contracts/shared/ids';
import { provisionLabels } from '@plainwill/contracts/will-data/questions/provision-questions';
import type { Taker } from '@plainwill/contracts/will-data/records/takers';
import { Users } from 'lucide-react';
import { useContext } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { DialogActions, DialogStep, Leaving } from '../../ui/dialogs/form-dialog.tsx';
import { useFieldError } from '../../ui/fields/field-parts.tsx';
import { Fieldset } from '../../ui/fields/fieldset.tsx';
import { useTyped } from '../kept-dialog/kept-dialog.tsx';
import { nameAmong, usePeople } from '../people/named-people.ts';
import { PeopleChooser } from '../people/people-chooser.tsx';
import { AddRecipient } from '../recipients/add-recipient.tsx';
import { whoTakes, withoutPerson, withPerson } from '../recipients/priority-levels.ts';
import { RecipientsEditor } from '../recipients/recipients-editor.tsx';
import { useTestatorRecord } from '../testator-record/use-testator-record.ts';
import { charitiesIn } from './people-of-provisions.ts';
import type { ProvisionDialogState } from './provision-dialog-state.ts';
import { type ProvisionDraft, takesCharitiesAlone } from './provision-model.ts';

interface ProvisionTakersProps {
  draft: ProvisionDraft;
  hasFirstFocus: boolean;
  onChoose: () => void;
}

/** Who takes under a provision, and the way to choose them. */
export function ProvisionTakers({ draft: { kind, recipients }, hasFirstFocus, onChoose }: ProvisionTakersProps) {
  const people = usePeople();
  const error = useFieldError('recipients');
  const { takers } = provisionLabels[kind];
  const who = takesCharitiesAlone(kind) ? 'Charities' : 'People';
  return (
    <div data-field="recipients">
      <Fieldset legend={takers ?? ''} error={error}>
        <p
          className={recipients.length > 0 ? 'mb-2.5 rounded-field bg-sage px-4 py-3' : 'mb-2.5 text-small text-muted'}
        >
          {whoTakes(recipients, (id) => nameAmong(people, id)) || 'No one chosen yet.'}
        </p>
        <ButtonRow>
          <Button variant="secondary" size="small" hasFirstFocus={hasFirstFocus} onPress={onChoose}>
            <Users aria-hidden strokeWidth={2.2} className="size-4.5" />
            {recipients.length > 0 ? 'Change' : 'Select'} {who}
          </Button>
        </ButtonRow>
      </Fieldset>
    </div>
  );
}

interface ChooseProvisionTakersProps {
  state: ProvisionDialogState;
  choosing: readonly Taker[];
  onChange: (state: ProvisionDialogState) => void;
}

export function ChooseProvisionTakers({ state, choosing: list, onChange }: ChooseProvisionTakersProps) {
  const leaving = useContext(Leaving);
  const [isAdding, setAdding] = useTyped('isAddingTaker', false);
  const { kind } = state.draft;
  const change = (list: readonly Taker[]) => onChange({ ...state, choosing: list });
  const add = (personId: PersonId) => {
    if (!list.some((each) => each.personId === personId))
      change(withPerson(list, { personId, shareBasisPoints: null }));
  };
  const goBack = (recipients = state.draft.recipients) =>
    onChange({ ...state, draft: { ...state.draft, recipients }, choosing: null, hasChosen: true });
  if (isAdding)
    return (
      <AddRecipient
        onAdded={(id) => {
          add(id);
          setAdding(false);
        }}
        onBack={() => setAdding(false)}
      />
    );
  return (
    <DialogStep>
      {takesCharitiesAlone(kind) ? (
        <CharityChooser
          list={list}
          onChange={(id, isChosen) => (isChosen ? add(id) : change(withoutPerson(list, id)))}
          onAdd={() => setAdding(true)}
        />
      ) : (
        <RecipientsEditor
          label={provisionLabels[kind].takers ?? ''}
          list={list}
          newRecipient={(personId) => ({ personId, shareBasisPoints: null })}
          onChange={change}
          onAdd={() => setAdding(true)}
        />
      )}
      <Leaving value={{ ...leaving, leave: () => goBack() }}>
        <DialogActions cancelLabel="Go back">
          <Button onPress={() => goBack(list)}>
            {takesCharitiesAlone(kind) ? 'Use these charities' : 'Use these people'}
          </Button>
        </DialogActions>
      </Leaving>
    </DialogStep>
  );
}

interface CharityChooserProps {
  list: readonly Taker[];
  onChange: (id: PersonId, isChosen: boolean) => void;
  onAdd: () => void;
}

/** The charities among the contacts; those chosen share equally. */
function CharityChooser({ list, onChange, onAdd }: CharityChooserProps) {
  const charities = charitiesIn(useTestatorRecord());
  return (
    <PeopleChooser
      label={charities.length > 0 ? 'Choose one or more; they share equally' : 'Add the charity you have in mind'}
      people={charities.map(({ id, fullName }) => ({ id, name: fullName, about: 'charity' }))}
      chosen={new Set(list.map(({ personId }) => personId))}
      onChange={onChange}
      addLabel="Add a charity"
      onAdd={onAdd}
    />
  );
}
