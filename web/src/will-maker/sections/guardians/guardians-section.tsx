import { ageOn } from '@plainwill/contracts/shared/calendar-date';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { nameOf } from '@plainwill/contracts/will-data/people';
import type { Child } from '@plainwill/contracts/will-data/records/children';
import { minorsOf } from '@plainwill/contracts/will-data/will/readiness';
import { Users } from 'lucide-react';
import { DialogStateContext, useStoredDialog } from '../../../shared/drafts/dialog-state.tsx';
import { nameAmong, usePeople } from '../../../shared/people/named-people.ts';
import { useTestatorRecord, useToday } from '../../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useAskedRecord } from '../../answer-place/use-asked-place.ts';
import { Provisions } from '../provisions/provisions.tsx';
import { GuardianDialog } from './guardian-dialog.tsx';
import {
  type GuardianSelection,
  guardianSelectionOf,
  hasNoGuardians,
  jointNames,
  noGuardians,
  prioritiesOf,
} from './guardian-model.ts';
import { useSuggestedGuardians } from './use-guardians.ts';

export default function GuardiansSection() {
  const testatorRecord = useTestatorRecord();
  const minors = minorsOf(testatorRecord, useToday());
  const dialog = useStoredDialog<readonly PersonId[]>('guardians');
  useAskedRecord('guardianship', (asked) => {
    const child = minors.find(({ id }) => id === asked);
    if (child) dialog.open([child.id]);
  });
  const suggestions = useSuggestedGuardians();
  const planOf = (id: PersonId) => testatorRecord.guardians.find(({ childId }) => childId === id);
  const selectionFor = (id: PersonId) => {
    const plan = planOf(id);
    return plan ? guardianSelectionOf(plan) : noGuardians;
  };
  return (
    <>
      {minors.some(({ id }) => hasNoGuardians(selectionFor(id))) && (
        <Notice tone="info">Please select guardians for all your children under 18.</Notice>
      )}
      {minors.length > 1 && (
        <ButtonRow>
          <Button variant="secondary" onPress={() => dialog.open(minors.map(({ id }) => id))}>
            <Users aria-hidden strokeWidth={2.2} className="size-5" />
            Set Same Guardians for All Children Under 18
          </Button>
        </ButtonRow>
      )}
      <ul className="flex flex-col gap-4">
        {minors.map((child) => (
          <ChildGuardians
            key={child.id}
            child={child}
            selection={selectionFor(child.id)}
            suggestedId={suggestions.suggestedFor(child.id)}
            onUndo={() => suggestions.undo(child.id)}
            onChoose={() => dialog.open([child.id])}
          />
        ))}
      </ul>
      <Provisions section="guardianship" offered={minors.length > 0 ? ['guardianSupport'] : []} />
      <DialogStateContext value={dialog.typed}>
        {dialog.task && <GuardianDialog childIds={dialog.task} onClose={dialog.close} />}
      </DialogStateContext>
    </>
  );
}

interface ChildGuardiansProps {
  child: Child;
  selection: GuardianSelection;
  /** We chose this guardian ourselves. */
  suggestedId: PersonId | null;
  onUndo: () => void;
  onChoose: () => void;
}

/** A child under 18 and who would look after them. */
function ChildGuardians({ child, selection, suggestedId, onUndo, onChoose }: ChildGuardiansProps) {
  const people = usePeople();
  const age = ageOn(child.dateOfBirth, useToday());
  const nameFor = (id: PersonId) => nameAmong(people, id);
  const isEmpty = hasNoGuardians(selection);
  const action = isEmpty ? 'Select Guardians' : 'Edit Guardians';
  return (
    <li className="flex flex-col gap-4 rounded-field border border-line bg-paper p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="heading min-w-0 text-lead wrap-anywhere">{nameOf(child)}</h2>
        <p className="text-small text-muted">{age === 1 ? '1 year old' : `${age} years old`}</p>
      </div>
      {suggestedId && (
        <Notice tone="info" title="Our suggestion">
          <p>
            We made {nameFor(suggestedId)} the primary guardian of {child.firstName}, because no one was chosen yet.
            Keep it, change it, or undo it.
          </p>
          <Button variant="quiet" size="small" label={`Undo: ${child.firstName} has no guardian`} onPress={onUndo}>
            Undo
          </Button>
        </Notice>
      )}
      {isEmpty ? (
        <p className="text-muted">No guardians yet.</p>
      ) : (
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          <dt className="text-small font-semibold text-muted sm:pt-0.5">Primary</dt>
          <dd className="min-w-0 font-semibold wrap-anywhere">
            {selection.primaryIds.length > 0 ? jointNames(selection.primaryIds.map(nameFor)) : 'No one chosen'}
          </dd>
          {prioritiesOf(selection).map(({ priority, memberIds }) => (
            <div key={memberIds.join()} className="contents">
              <dt className="text-small font-semibold text-muted sm:pt-0.5">Priority {priority}</dt>
              <dd className="min-w-0 wrap-anywhere">{jointNames(memberIds.map(nameFor))}</dd>
            </div>
          ))}
        </dl>
      )}
      {child.parentalResponsibility === 'No' && (
        <p className="text-small text-muted">
          Only someone with parental responsibility can appoint a guardian. Your will says who you would like.
        </p>
      )}
      <ButtonRow>
        <Button
          variant={isEmpty ? 'primary' : 'secondary'}
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
