import type { Child } from '@plainwill/contracts/will-data/children';
import { nameOf, peopleOf } from '@plainwill/contracts/will-data/people';
import { Button } from '../../ui/button.tsx';
import { ItemRow } from '../../ui/item-row.tsx';
import { usePortal, useToday } from '../portal/use-portal.ts';
import { ageInWords } from './child-words.ts';

interface ChildRowProps {
  child: Child;
  onEdit: () => void;
  onRemove: () => void;
}

export function ChildRow({ child, onEdit, onRemove }: ChildRowProps) {
  const today = useToday();
  const otherParent = peopleOf(usePortal()).find(({ id }) => id === child.otherParentId);
  const name = nameOf(child);
  return (
    <ItemRow
      title={name}
      about={[
        ageInWords(child.dateOfBirth, today),
        `you are: ${child.relationship}`,
        otherParent && `other parent: ${otherParent.fullName}`,
      ]}
    >
      <Button look="quiet" size="small" onPress={onEdit} label={`Edit ${name}`}>
        Edit
      </Button>
      <Button look="quiet" size="small" onPress={onRemove} label={`Remove ${name}`}>
        Remove
      </Button>
    </ItemRow>
  );
}
