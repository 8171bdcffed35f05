import type { GiftRecipient } from '@plainwill/contracts/will-data/gifts';
import { Users } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { OptionalMark } from '../../ui/optional-mark.tsx';
import { nameAmong, usePeople } from '../people/use-people.ts';
import { levelInWords } from '../recipients/level-words.ts';
import { levelsOf } from '../recipients/priority-levels.ts';

interface ChosenRecipientsProps {
  name: string;
  title: string;
  isOptional?: boolean;
  list: readonly GiftRecipient[];
  whenEmpty: string;
  action: string;
  hasFirstFocus: boolean;
  onChoose: () => void;
}

const names = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Who has been chosen, level by level, and the way to choose. */
export function ChosenRecipients({ name, title, list, whenEmpty, action, ...props }: ChosenRecipientsProps) {
  const people = usePeople();
  return (
    <div data-field={name} className="flex flex-col gap-2.5">
      <p className="font-semibold">
        {title}
        {props.isOptional && <OptionalMark />}
      </p>
      {list.length === 0 ? (
        <p className="text-small text-muted">{whenEmpty}</p>
      ) : (
        <ol className="flex flex-col gap-2 rounded-field bg-sage px-4 py-3">
          {levelsOf(list).map((level, at, levels) => (
            <li key={level[0]?.personId}>
              <span className="block text-small text-muted">
                {levelInWords(at, levels[at - 1]?.length ?? 0)} · priority {at + 1}
              </span>
              {names.format(level.map(({ personId }) => nameAmong(people, personId)))}
            </li>
          ))}
        </ol>
      )}
      <ButtonRow>
        <Button look="secondary" size="small" hasFirstFocus={props.hasFirstFocus} onPress={props.onChoose}>
          <Users aria-hidden strokeWidth={2.2} className="size-4.5" />
          {action}
        </Button>
      </ButtonRow>
    </div>
  );
}
