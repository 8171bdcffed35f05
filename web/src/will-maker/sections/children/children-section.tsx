import type { PersonId } from '@plainwill/contracts/shared/ids';
import { nameOf, peopleOf } from '@plainwill/contracts/will-data/people';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import type { Child } from '@plainwill/contracts/will-data/records/children';
import { minorsOf } from '@plainwill/contracts/will-data/will/readiness';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { DialogStateContext, useStoredDialog } from '../../../shared/drafts/dialog-state.tsx';
import { mayHaveAnotherChild } from '../../../shared/people/beneficiary-classes.ts';
import { savedBySupportLabel } from '../../../shared/testator-record/support-label.ts';
import { useTestatorRecord, useToday } from '../../../shared/testator-record/use-testator-record.ts';
import { ActionMenu } from '../../../ui/buttons/action-menu.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Explanation } from '../../../ui/feedback/explanation.tsx';
import { RadioPills } from '../../../ui/fields/radio-pills.tsx';
import { ItemRow } from '../../../ui/lists/item-row.tsx';
import { useAskedRecord } from '../../answer-place/use-asked-place.ts';
import { childLabel } from '../../people/about-person.ts';
import { LazyRemovePersonDialog } from '../../people/removed-people/lazy-remove-person-dialog.ts';
import { RemovedPeople } from '../../people/removed-people/removed-people.tsx';
import { Provisions } from '../provisions/provisions.tsx';
import { useSettings } from '../provisions/use-settings.ts';
import { yesNoOptions } from '../record-form/question-field.tsx';
import { textOf } from '../record-form/record-form-state.ts';
import { ChildDialog } from './child-dialog.tsx';
import { ageText } from './child-model.ts';
import { useRemoveChild } from './use-children.ts';

export default function ChildrenSection() {
  const testatorRecord = useTestatorRecord();
  const { children, questionnaire } = testatorRecord;
  const today = useToday();
  // A child under 18 has guardians of their own, who are for any other child too.
  const mayNeedGuardians = minorsOf(testatorRecord, today).length === 0 && mayHaveAnotherChild(testatorRecord, today);
  const remove = useRemoveChild();
  const dialog = useStoredDialog<PersonId | 'new'>('children');
  const [leaving, setLeaving] = useState<Child | null>(null);
  useAskedRecord('children', (id) => dialog.open(id as PersonId));
  const edited = children.find(({ id }) => id === dialog.task) ?? null;
  return (
    <>
      <RemovedPeople kind="child" />
      {children.length === 0 ? (
        <EmptyState>
          {questionnaire?.answers.children === 'Yes'
            ? 'You said you have children. Add each one.'
            : 'No children yet. If you have none, there is nothing to do here.'}
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-2">
          {children.map((child) => (
            <ChildRow
              key={child.id}
              child={child}
              onEdit={() => dialog.open(child.id)}
              onRemove={() => setLeaving(child)}
            />
          ))}
        </ul>
      )}
      <ButtonRow>
        <Button variant="secondary" onPress={() => dialog.open('new')}>
          <Plus aria-hidden strokeWidth={2.2} className="size-5" />
          Add Child
        </Button>
      </ButtonRow>
      <ChildWhoDied />
      <Provisions section="children" offered={mayNeedGuardians ? ['laterGuardians'] : []} />
      <DialogStateContext value={dialog.typed}>
        {dialog.task === 'new' && <ChildDialog child={null} onClose={dialog.close} />}
        {edited && <ChildDialog key={edited.id} child={edited} onClose={dialog.close} />}
      </DialogStateContext>
      <Suspense>
        {leaving && (
          <LazyRemovePersonDialog
            id={leaving.id}
            name={nameOf(leaving)}
            onConfirm={() => remove.mutate({ id: leaving.id })}
            onClose={() => setLeaving(null)}
          />
        )}
      </Suspense>
    </>
  );
}

/** Nobody would think of naming a child who has died, whose own children the will may let take. */
function ChildWhoDied() {
  const { children } = useTestatorRecord();
  const { settings, save } = useSettings();
  const { label, hint } = willSettingsQuestions.hasChildWhoDied;
  const isToBeAdded = settings.hasChildWhoDied === true && !children.some(({ hasDied }) => hasDied);
  return (
    <>
      <RadioPills
        label={label}
        hint={hint}
        name="hasChildWhoDied"
        options={yesNoOptions}
        value={textOf(settings.hasChildWhoDied)}
        onChange={(answer) => save({ hasChildWhoDied: answer === 'yes' })}
        isOptional
      />
      {isToBeAdded && (
        <Explanation>
          Add them above as a child, and tick “This child has died”, so that your will names them.
        </Explanation>
      )}
    </>
  );
}

interface ChildRowProps {
  child: Child;
  onEdit: () => void;
  onRemove: () => void;
}

function ChildRow({ child, onEdit, onRemove }: ChildRowProps) {
  const today = useToday();
  const otherParent = peopleOf(useTestatorRecord()).find(({ id }) => id === child.otherParentId);
  const name = nameOf(child);
  return (
    <ItemRow
      title={name}
      about={[
        !child.hasDied && ageText(child.dateOfBirth, today),
        childLabel(child),
        otherParent && `other parent: ${otherParent.fullName}`,
        savedBySupportLabel(child),
      ]}
    >
      <ActionMenu
        label={`More for ${name}`}
        actions={[
          { label: 'Edit', run: onEdit },
          { label: 'Remove', run: onRemove },
        ]}
      />
    </ItemRow>
  );
}
