import type { PersonId } from '@plainwill/contracts/shared/ids';
import { nameOf, peopleOf } from '@plainwill/contracts/will-data/people';
import type { Child } from '@plainwill/contracts/will-data/records/children';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ItemRow } from '../../ui/lists/item-row.tsx';
import { useAskedRecord } from '../answer-place/use-asked-place.ts';
import { savedBySupportLabel } from '../testator-record/support-words.ts';
import { useTestatorRecord, useToday } from '../testator-record/use-testator-record.ts';
import { ChildDialog } from './child-dialog.tsx';
import { ageText, relationshipText } from './child-model.ts';
import { useRemoveChild } from './use-children.ts';

export default function ChildrenSection() {
  const { children, questionnaire } = useTestatorRecord();
  const remove = useRemoveChild();
  const [open, setOpen] = useState<PersonId | 'new' | null>(null);
  useAskedRecord('children', (id) => setOpen(id as PersonId));
  const edited = children.find(({ id }) => id === open) ?? null;
  return (
    <>
      <p className="text-muted">
        Name every child of yours, also those who are grown up. A child under 18 needs a guardian, whom you choose under
        Your Wishes.
      </p>
      {children.length === 0 ? (
        <EmptyState>
          {questionnaire?.answers.children === 'Yes'
            ? 'You told us in the questionnaire that you have children. Add each of them here.'
            : 'No children yet. If you have none, there is nothing to do here.'}
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-2">
          {children.map((child) => (
            <ChildRow
              key={child.id}
              child={child}
              onEdit={() => setOpen(child.id)}
              onRemove={() => remove.mutate({ id: child.id })}
            />
          ))}
        </ul>
      )}
      <ButtonRow>
        <Button variant="secondary" onPress={() => setOpen('new')}>
          <Plus aria-hidden strokeWidth={2.2} className="size-5" />
          Add Child
        </Button>
      </ButtonRow>
      {open === 'new' && <ChildDialog child={null} onClose={() => setOpen(null)} />}
      {edited && <ChildDialog key={edited.id} child={edited} onClose={() => setOpen(null)} />}
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
        ageText(child.dateOfBirth, today),
        relationshipText(child.relationship),
        otherParent && `other parent: ${otherParent.fullName}`,
        savedBySupportLabel(child),
      ]}
    >
      <Button variant="quiet" size="small" onPress={onEdit} label={`Edit ${name}`}>
        Edit
      </Button>
      <Button variant="quiet" size="small" onPress={onRemove} label={`Remove ${name}`}>
        Remove
      </Button>
    </ItemRow>
  );
}
