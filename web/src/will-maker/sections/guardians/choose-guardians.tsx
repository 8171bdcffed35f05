import type { PersonId } from '@plainwill/contracts/shared/ids';
import { nameOf } from '@plainwill/contracts/will-data/people';
import { useState } from 'react';
import { withNamedSpouse } from '../../../shared/people/named-people.ts';
import { useTestatorRecord, useToday } from '../../../shared/testator-record/use-testator-record.ts';
import { moveFocus } from '../../../ui/browser/focus.ts';
import { ActionMenu } from '../../../ui/buttons/action-menu.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { DialogActions } from '../../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PeopleChooser } from '../../people/people-chooser.tsx';
import { AlternateGuardians, GuardianGroups } from './alternate-guardians.tsx';
import { withAlternate, withGuardian, withoutGuardian, withPrimary } from './change-selection.ts';
import { adultsOf, type Guardian, offeredGuardians } from './guardian-candidates.ts';
import { everyoneIn, mayBePrimary } from './guardian-model.ts';
import {
  editGuardian,
  focusPart,
  type GuardianChoiceProps,
  GuardianName,
  PartHeading,
  removeGuardian,
  useFocusAfter,
} from './guardian-parts.tsx';
import type { Appointments } from './use-guardians.ts';

interface ChooseGuardiansProps {
  childIds: readonly PersonId[];
  appointments: Appointments;
  onNew: () => void;
  onEdit: (id: PersonId) => void;
  onSaved: () => void;
}

/** The people to choose from, the primary guardian, and the alternates in their order. */
export function ChooseGuardians({ childIds, appointments, onNew, onEdit, onSaved }: ChooseGuardiansProps) {
  const testatorRecord = useTestatorRecord();
  const today = useToday();
  const { selection, change, save, isSaving, failure } = appointments;
  const [announcement, announce] = useState('');
  const focusAfter = useFocusAfter(selection);

  const known = withNamedSpouse(testatorRecord);
  const adults = new Map(adultsOf(testatorRecord, today).map((guardian) => [guardian.id, guardian]));
  const choosing: GuardianChoiceProps = {
    selection,
    change: (next, message = '', ...focus) => {
      change(next);
      announce(message);
      focusAfter(...focus);
    },
    nameOf: (id) => adults.get(id)?.name ?? 'Someone no longer on your list',
    aboutOf: (id) => adults.get(id)?.about ?? '',
    onEdit,
    canEdit: (id) => adults.get(id)?.kind === 'contact' || adults.get(id)?.kind === 'spouse',
  };
  return (
    <>
      <GuardiansFor childIds={childIds} />
      {failure && (
        <Notice ref={moveFocus} tone="error">
          Failed to save guardians: {failure.message}
        </Notice>
      )}
      <SuggestedPeople {...choosing} people={offeredGuardians(known, everyoneIn(selection), today)} onNew={onNew} />
      <PrimaryGuardians {...choosing} />
      <AlternateGuardians {...choosing} />
      <GuardianGroups {...choosing} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <DialogActions>
        <Button onPress={() => save(onSaved)} isPending={isSaving} pendingLabel="Saving…">
          Save guardians
        </Button>
      </DialogActions>
    </>
  );
}

/** The heading names the children whose guardians are being chosen. */
function GuardiansFor({ childIds }: { childIds: readonly PersonId[] }) {
  const { children } = useTestatorRecord();
  const names = children.filter(({ id }) => childIds.includes(id)).map(nameOf);
  return (
    <p>
      For <strong>{list.format(names)}</strong>
      {names.length > 1 && '. What you save replaces the guardians of each of them.'}
    </p>
  );
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Primary guardians come first. */
function PrimaryGuardians(choosing: GuardianChoiceProps) {
  const { selection, change, nameOf, aboutOf } = choosing;
  return (
    <section className="flex flex-col gap-3">
      <PartHeading part="primary">Primary guardian</PartHeading>
      {selection.primaryIds.length === 0 && (
        <p className="rounded-field bg-sage p-4">No one yet. Tick the person who should come first.</p>
      )}
      {selection.primaryIds.map((id) => {
        const name = nameOf(id);
        return (
          <div
            key={id}
            className="flex items-center justify-between gap-x-4 rounded-field border border-deep bg-sage p-3 pl-4"
          >
            <GuardianName name={name} about={aboutOf(id)} />
            <ActionMenu
              label={`More for ${name}`}
              actions={[
                {
                  label: 'Make alternate',
                  run: () =>
                    change(withAlternate(selection, id), `${name} is now an alternate`, focusPart('alternates')),
                },
                ...editGuardian(id, choosing),
                removeGuardian(id, 'primary', choosing),
              ]}
            />
          </div>
        );
      })}
    </section>
  );
}

interface SuggestedPeopleProps extends GuardianChoiceProps {
  people: readonly Guardian[];
  onNew: () => void;
}

/** Everyone who could look after a child, to be ticked. */
function SuggestedPeople({ people, onNew, ...choosing }: SuggestedPeopleProps) {
  const { selection, change } = choosing;
  const chosen = new Set(everyoneIn(selection));
  const choose = (id: PersonId, isChosen: boolean) => {
    const person = people.find((each) => each.id === id);
    if (!person) return;
    if (!isChosen) return change(withoutGuardian(selection, id), `${person.name} removed`);
    const isPrimary = mayBePrimary(selection);
    const place = isPrimary ? 'the primary guardian' : `alternate ${selection.backupIds.length + 1}`;
    change(withGuardian(selection, id), `${person.name} is now ${place}`);
  };
  return (
    <PeopleChooser
      label="Suggested people"
      people={people}
      chosen={chosen}
      onChange={choose}
      addLabel="Add Someone New"
      onAdd={onNew}
      actionsOf={({ id, name }) =>
        chosen.has(id) &&
        mayBePrimary(selection) && (
          <Button
            variant="secondary"
            size="small"
            label={`Primary: make ${name} the primary guardian`}
            onPress={() =>
              change(withPrimary(selection, id), `${name} is now the primary guardian`, focusPart('primary'))
            }
          >
            Primary
          </Button>
        )
      }
    />
  );
}
