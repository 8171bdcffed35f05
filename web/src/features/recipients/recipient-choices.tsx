import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { Person } from '@plainwill/contracts/will-data/people';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { SpouseRelationship } from '@plainwill/contracts/will-data/vocabulary';
import { useId, useState } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { contactRoleLabels } from '../people/contact-model.ts';
import { useTestatorRecord } from '../testator-record/use-testator-record.ts';

interface RecipientChoicesProps {
  people: readonly Person[];
  chosen: ReadonlySet<PersonId>;
  onChange: (id: PersonId, isChosen: boolean) => void;
}

const fewEnoughToSee = 8;

/** Everyone who could take, to be ticked; with a search once there are many. */
export function RecipientChoices({ people, chosen, onChange }: RecipientChoicesProps) {
  const [sought, setSought] = useState('');
  const label = useId();
  const testatorRecord = useTestatorRecord();
  const shown = peopleMatching(people, sought);
  if (people.length === 0)
    return (
      <EmptyState>
        Nobody to choose from yet. Add your family, friends and charities in Your Details, and they appear here.
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-3">
      <p id={label} className="font-semibold">
        Choose who takes
      </p>
      {people.length > fewEnoughToSee && (
        <>
          <TextField label="Search by name" value={sought} onChange={setSought} type="search" />
          <p role="status" className="text-small text-muted">
            {shown.length} of {people.length} people shown
          </p>
        </>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own */}
      <div
        role="group"
        aria-labelledby={label}
        className={
          people.length > fewEnoughToSee
            ? '-m-1 flex max-h-80 flex-col gap-2 overflow-y-auto p-1'
            : 'flex flex-col gap-2'
        }
      >
        {shown.map(({ id, fullName }) => (
          <Checkbox
            key={id}
            isFramed
            label={fullName}
            hint={aboutPerson(testatorRecord, id)}
            isSelected={chosen.has(id)}
            onChange={(isChosen) => onChange(id, isChosen)}
          />
        ))}
        {shown.length === 0 && <p className="text-muted">Nobody is called “{sought.trim()}”.</p>}
      </div>
    </div>
  );
}

/** Letters alone, so that "zoe" finds "Zoë". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en-GB');

/** Those in whose names every word sought begins or stands. */
export function peopleMatching(people: readonly Person[], sought: string): Person[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  return people.filter(({ fullName }) => words.every((word) => plain(fullName).includes(word)));
}

const spouseWords: Record<SpouseRelationship, string> = {
  partner: 'Your partner',
  husband: 'Your husband',
  wife: 'Your wife',
  spouse: 'Your husband or wife',
  'civil-partner': 'Your civil partner',
  civil_partner: 'Your civil partner',
};

/** Who somebody is to the testator. */
export function aboutPerson({ spouseDetails, children, contacts }: TestatorRecord, id: PersonId): string {
  if (spouseDetails?.id === id) return spouseWords[spouseDetails.relationship];
  if (children.some((child) => child.id === id)) return 'Your child';
  const contact = contacts.find((contact) => contact.id === id);
  return contact ? contactRoleLabels[contact.role] : '';
}
