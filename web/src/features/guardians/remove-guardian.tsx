import type { PersonId } from '@plainwill/contracts/shared/ids';
import { Button } from '../../ui/button.tsx';
import { withoutGuardian } from './change-selection.ts';
import type { Choosing } from './choosing.ts';
import { focusPart } from './part-heading.tsx';

interface RemoveGuardianProps extends Choosing {
  id: PersonId;
  part: Parameters<typeof focusPart>[0];
}

/** Takes somebody out of the part in which they stand. */
export function RemoveGuardian({ id, part, selection, change, nameOf }: RemoveGuardianProps) {
  const name = nameOf(id);
  return (
    <Button
      look="quiet"
      size="small"
      label={`Remove ${name}`}
      onPress={() => change(withoutGuardian(selection, id), `${name} removed`, focusPart(part))}
    >
      Remove
    </Button>
  );
}
