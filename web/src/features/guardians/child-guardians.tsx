import { ageOn } from '@plainwill/contracts/shared/calendar-date';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { Child } from '@plainwill/contracts/will-data/children';
import { nameOf } from '@plainwill/contracts/will-data/people';
import { Button } from '../../ui/button.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { Notice } from '../../ui/notice.tsx';
import { nameAmong, usePeople } from '../people/use-people.ts';
import { useToday } from '../portal/use-portal.ts';
import { isNobody, prioritiesOf, type Selection } from './guardian-selection.ts';
import { together } from './together.ts';

interface ChildGuardiansProps {
  child: Child;
  selection: Selection;
  /** Whom we chose ourselves. */
  suggestedId: PersonId | null;
  onUndo: () => void;
  onChoose: () => void;
}

/** A child under 18 and who would look after them. */
export function ChildGuardians({ child, selection, suggestedId, onUndo, onChoose }: ChildGuardiansProps) {
  const people = usePeople();
  const age = ageOn(child.dateOfBirth, useToday());
  const nameFor = (id: PersonId) => nameAmong(people, id);
  const isEmpty = isNobody(selection);
  const action = isEmpty ? 'Select Guardians' : 'Edit Guardians';
  return (
    <li className="flex flex-col gap-4 rounded-field border border-line bg-paper p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 className="heading text-lead">{nameOf(child)}</h4>
        <p className="text-small text-muted">{age === 1 ? '1 year old' : `${age} years old`}</p>
      </div>
      {suggestedId && (
        <Notice tone="info" title="Our suggestion">
          <p>
            We made {nameFor(suggestedId)} the primary guardian of {child.firstName}, because nobody was chosen yet.
            Keep it, change it, or undo it.
          </p>
          <Button look="quiet" size="small" label={`Undo: ${child.firstName} has no guardian`} onPress={onUndo}>
            Undo
          </Button>
        </Notice>
      )}
      {isEmpty ? (
        <p className="text-muted">No guardians yet.</p>
      ) : (
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          <dt className="text-small font-semibold text-muted sm:pt-0.5">Primary</dt>
          <dd className="font-semibold">
            {selection.primaryIds.length > 0 ? together(selection.primaryIds.map(nameFor)) : 'Nobody chosen'}
          </dd>
          {prioritiesOf(selection).map(({ priority, memberIds }) => (
            <div key={memberIds.join()} className="contents">
              <dt className="text-small font-semibold text-muted sm:pt-0.5">Priority {priority}</dt>
              <dd>{together(memberIds.map(nameFor))}</dd>
            </div>
          ))}
        </dl>
      )}
      {child.parentalResponsibility === 'No' && (
        <p className="text-small text-muted">
          Only somebody with parental responsibility can appoint a guardian. Your will says whom you would wish for.
        </p>
      )}
      <ButtonRow>
        <Button
          look={isEmpty ? 'primary' : 'secondary'}
          size="small"
          label={`${action} for ${nameOf(child)}`}
          onPress={onChoose}
        >
          {action}
        </Button>
      </ButtonRow>
    </li>
  );
}
