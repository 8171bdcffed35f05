import type { PersonId } from '@plainwill/contracts/shared/ids';
import { Button } from '../../ui/button.tsx';
import type { Choosing } from './choosing.ts';

/** Leads to somebody's details, where they can be changed from here. */
export function EditGuardian({ id, canEdit, onEdit, nameOf }: Choosing & { id: PersonId }) {
  return canEdit(id) ? (
    <Button look="quiet" size="small" label={`Edit ${nameOf(id)}`} onPress={() => onEdit(id)}>
      Edit
    </Button>
  ) : null;
}
