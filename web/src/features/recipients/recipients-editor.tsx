import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { TakerId } from '@plainwill/contracts/will-data/records/takers';
import type { ReactNode } from 'react';
import { aboutPerson } from '../people/about-person.ts';
import { nameAmong, usePeople } from '../people/named-people.ts';
import { choicesFor } from '../people/people-choices.ts';
import { PeopleChooser } from '../people/people-chooser.tsx';
import { useTestatorRecord, useToday } from '../testator-record/use-testator-record.ts';
import { type Ranked, withoutPerson, withPerson } from './priority-levels.ts';
import { PriorityList } from './priority-list.tsx';

interface RecipientsEditorProps<R extends Ranked> {
  list: readonly R[];
  onChange: (list: R[]) => void;
  /** A new recipient, but for the priority. */
  newRecipient: (personId: PersonId) => Omit<R, 'priority'>;
  label: string;
  noteOf?: (level: readonly R[], at: number) => ReactNode;
  /** Only the order is to be seen to. */
  isWithoutChoices?: boolean;
  /** Who cannot be chosen here. */
  without?: readonly TakerId[];
  /** Someone new is to be added. */
  onAdd: () => void;
}

/** Who inherits, ticked from everyone there is, and in what order. */
export function RecipientsEditor<R extends Ranked>({
  list,
  onChange,
  without = [],
  ...props
}: RecipientsEditorProps<R>) {
  const people = usePeople();
  const testatorRecord = useTestatorRecord();
  const today = useToday();
  const remove = (id: TakerId) => onChange(withoutPerson(list, id));
  return (
    <>
      {!props.isWithoutChoices && (
        <PeopleChooser
          label="Choose who inherits"
          people={choicesFor('recipient', testatorRecord, today).filter(({ id }) => !without.includes(id))}
          chosen={new Set(list.map(({ personId }) => personId))}
          onChange={(id, isChosen) => (isChosen ? onChange(withPerson(list, props.newRecipient(id))) : remove(id))}
          onAdd={props.onAdd}
        />
      )}
      {list.length > 0 && (
        <PriorityList
          label={props.label}
          list={list}
          nameOf={(id) => nameAmong(people, id)}
          aboutOf={({ personId }) => (
            <p className="text-small text-muted">{aboutPerson(testatorRecord, personId, today)}</p>
          )}
          noteOf={props.noteOf}
          onChange={onChange}
          onRemove={remove}
        />
      )}
    </>
  );
}
