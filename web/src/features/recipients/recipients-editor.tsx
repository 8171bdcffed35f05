import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { ReactNode } from 'react';
import { nameAmong, usePeople } from '../people/named-people.ts';
import { useTestatorRecord } from '../testator-record/use-testator-record.ts';
import { type Ranked, withoutPerson, withPerson } from './priority-levels.ts';
import { PriorityList } from './priority-list.tsx';
import { aboutPerson, RecipientChoices } from './recipient-choices.tsx';

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
  without?: readonly PersonId[];
}

/** Who takes, ticked from everyone there is, and in what order. */
export function RecipientsEditor<R extends Ranked>({
  list,
  onChange,
  without = [],
  ...props
}: RecipientsEditorProps<R>) {
  const people = usePeople();
  const testatorRecord = useTestatorRecord();
  const remove = (id: PersonId) => onChange(withoutPerson(list, id));
  return (
    <>
      {!props.isWithoutChoices && (
        <RecipientChoices
          people={people.filter(({ id }) => !without.includes(id))}
          chosen={new Set(list.map(({ personId }) => personId))}
          onChange={(id, isChosen) => (isChosen ? onChange(withPerson(list, props.newRecipient(id))) : remove(id))}
        />
      )}
      {list.length > 0 && (
        <PriorityList
          label={props.label}
          list={list}
          nameOf={(id) => nameAmong(people, id)}
          aboutOf={({ personId }) => <p className="text-small text-muted">{aboutPerson(testatorRecord, personId)}</p>}
          noteOf={props.noteOf}
          onChange={onChange}
          onRemove={remove}
        />
      )}
    </>
  );
}
