import type { PersonId } from '@plainwill/contracts/shared/ids';
import { provisionLabels } from '@plainwill/contracts/will-data/questions/provision-questions';
import { Users } from 'lucide-react';
import { useContext, useState } from 'react';
import { useDialogState } from '../../../shared/drafts/dialog-state.tsx';
import { asTitle } from '../../../shared/people/beneficiary-classes.ts';
import { nameAmong, usePeople } from '../../../shared/people/named-people.ts';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { DialogActions, DialogStep, Leaving } from '../../../ui/dialogs/form-dialog.tsx';
import { useFieldError } from '../../../ui/fields/field-parts.tsx';
import { Fieldset } from '../../../ui/fields/fieldset.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { PeopleChooser } from '../../people/people-chooser.tsx';
import { AddRecipient } from '../../people/recipients/add-recipient.tsx';
import { beneficiariesText, type Ranked, withoutPerson, withPerson } from '../../people/recipients/priority-levels.ts';
import { RecipientsEditor } from '../../people/recipients/recipients-editor.tsx';
import { beneficiariesIn, type ShareDraft, withoutLoneShares } from '../../people/recipients/share-draft.ts';
import { charitiesIn } from './people-of-provisions.ts';
import type { ProvisionDialogState } from './provision-dialog-state.ts';
import type { ProvisionDraft } from './provision-model.ts';

interface ProvisionBeneficiariesProps {
  draft: ProvisionDraft;
  hasFirstFocus: boolean;
  onChoose: () => void;
}

/** The beneficiaries of a provision, and the way to choose them. */
export function ProvisionBeneficiaries({
  draft: { kind, recipients },
  hasFirstFocus,
  onChoose,
}: ProvisionBeneficiariesProps) {
  const people = usePeople();
  const error = useFieldError('recipients');
  const { beneficiaries } = provisionLabels[kind];
  const who = provisionLabels[kind].isForCharities ? 'Charities' : 'People';
  return (
    <div data-field="recipients">
      <Fieldset legend={beneficiaries ?? ''} error={error}>
        <p
          className={recipients.length > 0 ? 'mb-2.5 rounded-field bg-sage px-4 py-3' : 'mb-2.5 text-small text-muted'}
        >
          {asTitle(beneficiariesText(recipients, (id) => nameAmong(people, id))) || 'No one chosen yet.'}
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

interface ChooseBeneficiariesProps {
  state: ProvisionDialogState;
  choosing: ShareDraft;
  onChange: (state: ProvisionDialogState) => void;
}

export function ChooseBeneficiaries({ state, choosing, onChange }: ChooseBeneficiariesProps) {
  const leaving = useContext(Leaving);
  const [isAdding, setAdding] = useDialogState('isAddingTaker', false);
  const [problems, setProblems] = useState<Record<string, string> | undefined>();
  const { draft } = state;
  const isOfCharities = provisionLabels[draft.kind].isForCharities;
  const change = (choosing: ShareDraft) => onChange({ ...state, choosing });
  const changeList = (list: readonly Ranked[]) => change({ ...choosing, list });
  const add = (personId: PersonId) => {
    if (!choosing.list.some((each) => each.personId === personId))
      changeList(withPerson<Ranked>(choosing.list, { personId }));
  };
  const goBack = (recipients = draft.recipients) =>
    onChange({ ...state, draft: { ...draft, recipients }, choosing: null, hasChosen: true });
  const use = () => {
    const checked = beneficiariesIn(choosing);
    setProblems('problems' in checked ? checked.problems : undefined);
    if ('beneficiaries' in checked) goBack(withoutLoneShares(checked.beneficiaries));
  };
  const added = (id: PersonId) => {
    add(id);
    setAdding(false);
  };
  if (isAdding)
    return (
      <AddRecipient only={isOfCharities ? 'charity' : undefined} onAdded={added} onBack={() => setAdding(false)} />
    );
  return (
    <DialogStep>
      <Form onSubmit={use} validationErrors={problems}>
        {isOfCharities ? (
          <CharityChooser
            list={choosing.list}
            onChange={(id, isChosen) => (isChosen ? add(id) : changeList(withoutPerson(choosing.list, id)))}
            onAdd={() => setAdding(true)}
          />
        ) : (
          <RecipientsEditor
            label={provisionLabels[draft.kind].beneficiaries ?? ''}
            draft={choosing}
            onChange={change}
            onAdd={() => setAdding(true)}
          />
        )}
        <Leaving value={{ ...leaving, leave: () => goBack() }}>
          <DialogActions cancelLabel="Go back">
            <Button type="submit">{isOfCharities ? 'Use these charities' : 'Use these people'}</Button>
          </DialogActions>
        </Leaving>
      </Form>
    </DialogStep>
  );
}

interface CharityChooserProps {
  list: readonly Ranked[];
  onChange: (id: PersonId, isChosen: boolean) => void;
  onAdd: () => void;
}

/** The charities among the contacts; those chosen share equally. One who was chosen and is none now can be left out. */
function CharityChooser({ list, onChange, onAdd }: CharityChooserProps) {
  const everyone = usePeople();
  const charities = charitiesIn(useTestatorRecord()).map(({ id, fullName }) => ({
    id,
    name: fullName,
    about: 'charity',
  }));
  const others = list
    .filter(({ personId }) => !charities.some(({ id }) => id === personId))
    .map(({ personId }) => ({ id: personId as PersonId, name: nameAmong(everyone, personId), about: 'not a charity' }));
  return (
    <PeopleChooser
      label={charities.length > 0 ? 'Choose one or more; they share equally' : 'Add the charity you have in mind'}
      people={[...charities, ...others]}
      chosen={new Set(list.map(({ personId }) => personId))}
      onChange={onChange}
      addLabel="Add a charity"
      onAdd={onAdd}
    />
  );
}
