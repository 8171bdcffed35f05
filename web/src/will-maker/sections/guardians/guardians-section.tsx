import { ageOn } from '@plainwill/contracts/shared/calendar-date';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { listed } from '@plainwill/contracts/shared/phrases';
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
  const selectionFor = (id: PersonId | undefined) => {
    const plan = testatorRecord.guardians.find(({ childId }) => childId === id);
    return plan ? guardianSelectionOf(plan) : noGuardians;
  };
  const families = [...Map.groupBy(minors, ({ id }) => samePlan(selectionFor(id))).values()];
  return (
    <>
      {minors.some(({ id }) => hasNoGuardians(selectionFor(id))) && (
        <Notice tone="info">Please select guardians for all your children under 18.</Notice>
      )}
      {families.length > 1 && (
        <ButtonRow>
          <Button variant="secondary" onPress={() => dialog.open(minors.map(({ id }) => id))}>
            <Users aria-hidden strokeWidth={2.2} className="size-5" />
            Set Same Guardians for All Children Under 18
          </Button>
        </ButtonRow>
      )}
      <ul className="flex flex-col gap-4">
        {families.map((children) => (
          <SharedGuardians
            key={children.map(({ id }) => id).join()}
            children={children}
            selection={selectionFor(children[0]?.id)}
            suggestions={suggestions}
            onChoose={dialog.open}
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

/** The same text for plans that name the same people in the same order. */
const samePlan = ({ primaryIds, backupIds, groups }: GuardianSelection) =>
  JSON.stringify([primaryIds, backupIds, groups.map(({ memberIds }) => memberIds)]);

interface SharedGuardiansProps {
  /** They all have the same guardians. */
  children: readonly Child[];
  selection: GuardianSelection;
  suggestions: ReturnType<typeof useSuggestedGuardians>;
  onChoose: (childIds: readonly PersonId[]) => void;
}

/** Children under 18, and who would look after them: one after the other. */
function SharedGuardians({ children, selection, suggestions, onChoose }: SharedGuardiansProps) {
  const people = usePeople();
  const today = useToday();
  const nameFor = (id: PersonId) => nameAmong(people, id);
  const isEmpty = hasNoGuardians(selection);
  const action = isEmpty ? 'Select Guardians' : 'Edit Guardians';
  const isOne = children.length === 1;
  const firstNames = listed(children.map(({ firstName }) => firstName));
  const suggested = children.filter(({ id }) => suggestions.suggestedFor(id) !== null);
  const wishOnly = children.filter(({ parentalResponsibility }) => parentalResponsibility === 'No');
  return (
    <li className="flex flex-col gap-4 rounded-field border border-line bg-paper p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="heading min-w-0 text-lead wrap-anywhere">{isOne ? children.map(nameOf) : firstNames}</h2>
        <p className="text-small text-muted">
          {children.map(({ dateOfBirth }) => ageText(ageOn(dateOfBirth, today))).join(', ')}
        </p>
      </div>
      {suggested.length > 0 && (
        <Notice tone="info" title="Our suggestion">
          <p>
            We put {listed(selection.primaryIds.map(nameFor))} first for{' '}
            {listed(suggested.map(({ firstName }) => firstName))}, because no one was chosen yet. Keep it, change it, or
            undo it.
          </p>
          {suggested.map(({ id, firstName }) => (
            <Button
              key={id}
              variant="quiet"
              size="small"
              label={`Undo for ${firstName}, who then has no guardian`}
              onPress={() => suggestions.undo(id)}
            >
              {isOne ? 'Undo' : `Undo for ${firstName}`}
            </Button>
          ))}
        </Notice>
      )}
      {isEmpty ? (
        <p className="text-muted">No guardians yet.</p>
      ) : (
        <ol className="flex flex-col gap-1">
          {stepsOf(selection).map((ids, at) => (
            <li key={ids.join()} className="flex gap-x-1">
              <span className="min-w-14 shrink-0 text-muted">{at === 0 ? 'First' : 'Then'}</span>{' '}
              <span className="min-w-0 font-semibold wrap-anywhere">{jointNames(ids.map(nameFor))}</span>
            </li>
          ))}
        </ol>
      )}
      {wishOnly.length > 0 && (
        <p className="text-small text-muted">
          {isOne ? '' : `For ${listed(wishOnly.map(({ firstName }) => firstName))}: `}Only someone with parental
          responsibility can appoint a guardian. Your will says who you would like.
        </p>
      )}
      <ButtonRow>
        <Button
          variant={isEmpty ? 'primary' : 'secondary'}
          size="small"
          label={`${action} for ${listed(children.map(nameOf))}`}
          onPress={() => onChoose(children.map(({ id }) => id))}
        >
          {action}
        </Button>
        {!isOne &&
          children.map(({ id, firstName }) => (
            <Button key={id} variant="quiet" size="small" onPress={() => onChoose([id])}>
              Choose differently for {firstName}
            </Button>
          ))}
      </ButtonRow>
    </li>
  );
}

const ageText = (age: number | null) => (age === 1 ? '1 year old' : `${age} years old`);

/** Those who come first, and after them each who steps in, or those who do so together. */
const stepsOf = (selection: GuardianSelection) => [
  ...(selection.primaryIds.length > 0 ? [selection.primaryIds] : []),
  ...prioritiesOf(selection).map(({ memberIds }) => memberIds),
];
