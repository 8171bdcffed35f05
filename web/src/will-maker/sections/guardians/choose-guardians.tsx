import type { PersonId } from '@plainwill/contracts/shared/ids';
import { capitalised, listed } from '@plainwill/contracts/shared/phrases';
import { nameOf } from '@plainwill/contracts/will-data/people';
import { useState } from 'react';
import { withNamedSpouse } from '../../../shared/people/named-people.ts';
import { useTestatorRecord, useToday } from '../../../shared/testator-record/use-testator-record.ts';
import { moveFocus } from '../../../ui/browser/focus.ts';
import { ActionMenu } from '../../../ui/buttons/action-menu.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { DialogActions } from '../../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { BadgesOfChoice } from '../../people/family-picture/people-picture.tsx';
import { PeopleChooser } from '../../people/people-chooser.tsx';
import { placeLabel } from '../../people/recipients/priority-levels.ts';
import { AlternateGuardians, GuardianGroups } from './alternate-guardians.tsx';
import { withAlternate, withGuardian, withoutGuardian, withPrimary } from './change-selection.ts';
import { adultsOf, type Guardian, offeredGuardians } from './guardian-candidates.ts';
import { everyoneIn, type GuardianSelection, mayBePrimary, prioritiesOf } from './guardian-model.ts';
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

/** The people to choose from, who comes first, and the others in their order. */
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
      For <strong>{listed(names)}</strong>
      {names.length > 1 && '. What you save replaces the guardians of each of them.'}
    </p>
  );
}

/** The people who would look after the child before anyone else. */
function PrimaryGuardians(choosing: GuardianChoiceProps) {
  const { selection, change, nameOf, aboutOf } = choosing;
  const others = selection.backupIds;
  return (
    <section className="flex flex-col gap-3">
      <PartHeading part="primary">First</PartHeading>
      {selection.primaryIds.length === 0 && (
        <div className="flex flex-col items-start gap-2 rounded-field bg-sage p-4">
          <p>No one yet. Whoever you choose next comes first.</p>
          {others.map((id) => (
            <Button
              key={id}
              variant="secondary"
              size="small"
              onPress={() => change(withPrimary(selection, id), `${nameOf(id)} comes first`, focusPart('primary'))}
            >
              Put {nameOf(id)} first
            </Button>
          ))}
        </div>
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
                  label: 'Move after the others',
                  run: () =>
                    change(withAlternate(selection, id), `${name} comes after the others`, focusPart('alternates')),
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

/** Everyone who could look after a child. Those chosen are in the picture and in their order, and not listed twice. */
function SuggestedPeople({ people, onNew, ...choosing }: SuggestedPeopleProps) {
  const { selection, change } = choosing;
  const chosen = new Set(everyoneIn(selection));
  const choose = (id: PersonId, isChosen: boolean) => {
    const person = people.find((each) => each.id === id);
    if (!person) return;
    if (!isChosen) return change(withoutGuardian(selection, id), `${person.name} removed`);
    const isFirst = mayBePrimary(selection);
    const place = isFirst ? 'first' : `as number ${selection.backupIds.length + 2}`;
    // The card has gone, and with it the focus.
    change(withGuardian(selection, id), `${person.name} comes ${place}`, focusPart(isFirst ? 'primary' : 'alternates'));
  };
  return (
    <PeopleChooser
      label="Suggested people"
      people={people}
      chosen={chosen}
      unlisted={chosen}
      badges={placesIn(selection)}
      onChange={choose}
      addLabel="Add Someone New"
      onAdd={onNew}
    />
  );
}

/** "First" on whoever comes first, "Second" on the next. */
function placesIn(selection: GuardianSelection): BadgesOfChoice {
  const others = prioritiesOf(selection).map(({ memberIds }) => memberIds);
  return new Map(
    [selection.primaryIds, ...others].flatMap((ids, at) => {
      const place = placeLabel(at);
      const label = `${capitalised(place)}${ids.length > 1 ? ', together' : ''}`;
      return ids.map((id) => [id, [{ part: 'guardian' as const, label, meaning: label }]] as const);
    }),
  );
}
