import type { PersonId } from '@plainwill/contracts/shared/ids';
import { nameOf } from '@plainwill/contracts/will-data/people';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { moveFocus } from '../../ui/browser/focus.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { DialogActions } from '../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { withNamedSpouse } from '../people/named-people.ts';
import { useTestatorRecord, useToday } from '../testator-record/use-testator-record.ts';
import { AlternateGuardians, GuardianGroups } from './alternate-guardians.tsx';
import { withAlternate, withPrimary } from './change-selection.ts';
import { adultsOf, availableGuardians, type Guardian } from './guardian-candidates.ts';
import { everyoneIn, mayBePrimary } from './guardian-model.ts';
import {
  EditGuardian,
  focusPart,
  type GuardianChoiceProps,
  GuardianName,
  PartHeading,
  RemoveGuardian,
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

/** The primary guardian, the alternates in their order, and the people to choose from. */
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
    change: (next, words = '', ...focus) => {
      change(next);
      announce(words);
      focusAfter(...focus);
    },
    nameOf: (id) => adults.get(id)?.name ?? 'Someone no longer on your list',
    aboutOf: (id) => adults.get(id)?.about ?? '',
    kindOf: (id) => adults.get(id)?.kind ?? 'contact',
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
      <PrimaryGuardians {...choosing} />
      <AlternateGuardians {...choosing} />
      <GuardianGroups {...choosing} />
      <SuggestedPeople {...choosing} people={availableGuardians(known, everyoneIn(selection), today)} onNew={onNew} />
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

/** Whose guardians are being chosen. */
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

/** Who comes first. */
function PrimaryGuardians(choosing: GuardianChoiceProps) {
  const { selection, change, nameOf, aboutOf } = choosing;
  return (
    <section className="flex flex-col gap-3">
      <PartHeading part="primary">Primary guardian</PartHeading>
      {selection.primaryIds.length === 0 && (
        <p className="rounded-field bg-sage p-4">
          Nobody chosen yet. Press Primary beside the person who should come first.
        </p>
      )}
      {selection.primaryIds.map((id) => {
        const name = nameOf(id);
        return (
          <div
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-field border border-deep bg-sage p-3 pl-4"
          >
            <GuardianName name={name} about={aboutOf(id)} />
            <div className="flex flex-wrap gap-x-4">
              <Button
                variant="quiet"
                size="small"
                label={`Make alternate: ${name}`}
                onPress={() =>
                  change(withAlternate(selection, id), `${name} is now an alternate`, focusPart('alternates'))
                }
              >
                Make alternate
              </Button>
              <EditGuardian id={id} {...choosing} />
              <RemoveGuardian id={id} part="primary" {...choosing} />
            </div>
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

/** Everyone who is not chosen yet. */
function SuggestedPeople({ people, onNew, ...choosing }: SuggestedPeopleProps) {
  const { selection, change } = choosing;
  /** On to the next person, so that choosing several needs no searching. */
  const nextAfter = ({ id }: Guardian) => {
    const next = people[people.findIndex((person) => person.id === id) + 1];
    const addSomeone = '[data-add-someone] button';
    return next ? [`[data-person="${next.id}"] button`, addSomeone] : [addSomeone];
  };
  return (
    <section className="flex flex-col gap-3">
      <PartHeading part="people">Suggested people</PartHeading>
      {people.length === 0 && <p className="text-muted">Everyone you have named is chosen. Add someone new below.</p>}
      <ul className="flex flex-col gap-2">
        {people.map((person) => (
          <li
            key={person.id}
            data-person={person.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-field border border-line bg-paper p-3 pl-4"
          >
            <GuardianName name={person.name} about={person.about} />
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {mayBePrimary(selection, person) && (
                <Button
                  variant="secondary"
                  size="small"
                  label={`Make ${person.name} primary guardian`}
                  onPress={() =>
                    change(
                      withPrimary(selection, person.id),
                      `${person.name} is now the primary guardian`,
                      focusPart('primary'),
                    )
                  }
                >
                  Primary
                </Button>
              )}
              <Button
                variant="secondary"
                size="small"
                label={`Add ${person.name} as alternate guardian`}
                onPress={() =>
                  change(
                    withAlternate(selection, person.id),
                    `${person.name} is now alternate ${selection.backupIds.length + 1}`,
                    ...nextAfter(person),
                  )
                }
              >
                Alternate
              </Button>
              <EditGuardian id={person.id} {...choosing} />
            </div>
          </li>
        ))}
      </ul>
      <div data-add-someone>
        <ButtonRow>
          <Button variant="secondary" onPress={onNew}>
            <Plus aria-hidden strokeWidth={2.2} className="size-5" />
            Add Someone New
          </Button>
        </ButtonRow>
      </div>
    </section>
  );
}
