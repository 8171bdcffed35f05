import { folded } from '@plainwill/contracts/shared/folded';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { BeneficiaryId } from '@plainwill/contracts/will-data/records/recipients';
import { Check, Plus } from 'lucide-react';
import { Fragment, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { classes } from '../../ui/styles/classes.ts';
import { type BadgesOfChoice, PeoplePicture } from './family-picture/people-picture.tsx';

/** Someone on a card. */
export interface PersonOnCard<Id extends BeneficiaryId = PersonId> {
  id: Id;
  name: string;
  /** Their relation to the testator. */
  about: string;
  /** Why they cannot be chosen here, if so. */
  reason?: string | undefined;
}

interface PeopleChooserProps<Id extends BeneficiaryId> {
  /** The label says what is chosen. */
  label: string;
  people: readonly PersonOnCard<Id>[];
  chosen: ReadonlySet<string>;
  onChange: (id: Id, isChosen: boolean) => void;
  /** They stand elsewhere beside the list, and in the picture only. */
  unlisted?: ReadonlySet<string>;
  addLabel?: string;
  /** The picture of the family shows of those chosen what they do or are given. */
  badges?: BadgesOfChoice | undefined;
  /** Left out where someone new is added elsewhere. */
  onAdd?: (() => void) | undefined;
  /** Further actions on a person. */
  actionsOf?: (person: PersonOnCard<Id>) => ReactNode;
  /** The consequences of the choices, below the card of this person. */
  note?: { below: BeneficiaryId; content: ReactNode } | undefined;
}

const fewEnoughToSee = 8;
const noBadges: BadgesOfChoice = new Map();

/**
 * Everyone there is, to be chosen in the picture of the family or in the list below it, a card each. Those who cannot be
 * chosen say why, and someone new can be added.
 */
export function PeopleChooser<Id extends BeneficiaryId>({
  people,
  chosen,
  onChange,
  actionsOf,
  badges = noBadges,
  ...props
}: PeopleChooserProps<Id>) {
  const [search, setSearch] = useState('');
  const heading = useId();
  const listed = people.filter(({ id }) => !props.unlisted?.has(id));
  const isLong = listed.length > fewEnoughToSee;
  const shown = isLong ? peopleMatching(listed, search) : listed;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own
    <div role="group" aria-labelledby={heading} className="flex flex-col gap-3">
      <p id={heading} className="heading text-lead">
        {props.label}
      </p>
      {people.length > 1 && (
        // The list has the same people for the keyboard, for screen readers and for the narrowest screens.
        <div aria-hidden className="max-[22.5rem]:hidden print:hidden">
          <PeoplePicture
            badges={badges}
            isChosen={(id) => chosen.has(id)}
            canChoose={(id) => people.some((person) => person.id === id && !person.reason)}
            onPress={(id) => {
              const person = people.find((each) => each.id === id);
              if (person) onChange(person.id, !chosen.has(id));
            }}
          />
        </div>
      )}
      {isLong && (
        <>
          <TextField label="Search by name" value={search} onChange={setSearch} type="search" />
          <p role="status" className="text-small text-muted">
            {shown.length} of {listed.length} shown
          </p>
        </>
      )}
      <ul className="flex flex-col gap-3">
        {shown.map((person) => (
          <Fragment key={person.id}>
            {person.reason ? (
              <UnavailableCard {...person} actions={actionsOf?.(person)} />
            ) : (
              <PersonCard
                {...person}
                isChosen={chosen.has(person.id)}
                onChange={onChange}
                actions={actionsOf?.(person)}
              />
            )}
            {props.note?.below === person.id && <li>{props.note.content}</li>}
          </Fragment>
        ))}
      </ul>
      {isLong && shown.length === 0 && <p className="text-muted">Nothing matches “{search.trim()}”.</p>}
      {props.onAdd && (
        <div data-add-someone>
          <Button variant="quiet" onPress={props.onAdd}>
            <Plus aria-hidden strokeWidth={2.2} className="size-5" />
            {props.addLabel ?? 'Add someone new'}
          </Button>
        </div>
      )}
    </div>
  );
}

interface PersonCardProps<Id extends BeneficiaryId> extends Omit<PersonOnCard<Id>, 'reason'> {
  isChosen: boolean;
  onChange: (id: Id, isChosen: boolean) => void;
  actions: ReactNode;
}

/** The field of a card, for links that lead to it. */
export const personField = (id: BeneficiaryId) => `person-${id}`;

function PersonCard<Id extends BeneficiaryId>({ id, name, about, isChosen, onChange, actions }: PersonCardProps<Id>) {
  const toggleOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // It would send the form around it.
    event.preventDefault();
    onChange(id, !isChosen);
  };
  return (
    <li
      data-field={personField(id)}
      className={classes(
        'flex items-center gap-2 rounded-card border-2 pr-3 transition-colors has-[input:focus-visible]:focus-ring',
        isChosen ? 'border-deep bg-sage' : 'border-line bg-card hover:border-deep',
      )}
    >
      <label className="flex min-h-15 min-w-0 grow cursor-pointer items-center gap-3 py-2.5 pl-4">
        <span className="relative flex size-7 shrink-0">
          <input
            type="checkbox"
            checked={isChosen}
            onChange={({ target }) => onChange(id, target.checked)}
            onKeyDown={toggleOnEnter}
            className="peer size-7 cursor-pointer appearance-none rounded-full border-2 border-field bg-card checked:border-deep checked:bg-butter focus-visible:shadow-none focus-visible:outline-none forced-colors:appearance-auto"
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="by-day pointer-events-none absolute inset-1 hidden size-5 text-deeper peer-checked:block forced-colors:hidden"
          />
        </span>
        <span className="min-w-0 wrap-anywhere">
          <span translate="no" className="font-semibold">
            {name}
          </span>{' '}
          <span className="text-muted max-sm:block max-sm:text-small">{about}</span>
        </span>
      </label>
      {actions}
    </li>
  );
}

function UnavailableCard({ id, name, about, reason, actions }: PersonOnCard<BeneficiaryId> & { actions: ReactNode }) {
  return (
    <li
      data-field={personField(id)}
      className="flex flex-wrap items-center justify-between gap-x-4 rounded-card border-2 border-dashed border-line px-4 py-2.5"
    >
      <p className="min-w-0 grow basis-[12rem] wrap-anywhere">
        <span translate="no" className="font-semibold">
          {name}
        </span>{' '}
        <span className="text-muted max-sm:block max-sm:text-small">{about}</span>
        <span className="block text-small text-muted">{reason}</span>
      </p>
      {actions}
    </li>
  );
}

/** Those in whose names every word sought begins or stands. */
export function peopleMatching<P extends { name: string }>(people: readonly P[], search: string): P[] {
  const terms = folded(search).split(' ').filter(Boolean);
  return people.filter(({ name }) => terms.every((word) => folded(name).includes(word)));
}
