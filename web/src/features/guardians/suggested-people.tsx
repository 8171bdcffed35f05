import { Plus } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import type { Guardian } from './available-guardians.ts';
import { withAlternate, withPrimary } from './change-selection.ts';
import type { Choosing } from './choosing.ts';
import { EditGuardian } from './edit-guardian.tsx';
import { GuardianName } from './guardian-name.tsx';
import { mayBePrimary } from './guardian-selection.ts';
import { focusPart, PartHeading } from './part-heading.tsx';

interface SuggestedPeopleProps extends Choosing {
  people: readonly Guardian[];
  onNew: () => void;
}

/** Everyone who is not chosen yet. */
export function SuggestedPeople({ people, onNew, ...choosing }: SuggestedPeopleProps) {
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
                  look="secondary"
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
                look="secondary"
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
          <Button look="secondary" onPress={onNew}>
            <Plus aria-hidden strokeWidth={2.2} className="size-5" />
            Add Someone New
          </Button>
        </ButtonRow>
      </div>
    </section>
  );
}
