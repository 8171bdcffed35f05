import type { Child } from '@plainwill/contracts/will-data/children';
import { nameOf, peopleOf } from '@plainwill/contracts/will-data/people';
import { Button } from '../../ui/buttons/button.tsx';
import { ItemRow } from '../../ui/lists/item-row.tsx';
import { supportWords } from '../portal/support-words.ts';
import { usePortal, useToday } from '../portal/use-portal.ts';
import { ageInWords, relationshipInWords } from './child-words.ts';

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
        relationshipInWords(child.relationship),
        otherParent && `other parent: ${otherParent.fullName}`,
        supportWords(child),
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
