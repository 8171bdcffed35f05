import type { PersonId } from '@plainwill/contracts/shared/ids';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../../ui/loading/part-problem.tsx';

const AddPersonDialog = lazyPart(() => import('./add-person-dialog.tsx'), PartProblem);

interface AddSomeoneNewProps {
  /** The part that they are added for, within a sentence: "the other owner". */
  part: string;
  /** The title of the dialog. */
  title: string;
  onAdded: (id: PersonId) => void;
}

/** Stands beside a list of people: whoever is not on it is added where they are needed, and chosen. */
export function AddSomeoneNew({ part, title, onAdded }: AddSomeoneNewProps) {
  const [isOpen, setOpen] = useState(false);
  const added = (id: PersonId) => {
    setOpen(false);
    onAdded(id);
  };
  return (
    <div>
      <Button variant="quiet" size="small" label={`Add someone new as ${part}`} onPress={() => setOpen(true)}>
        <Plus aria-hidden strokeWidth={2.2} className="size-4.5" />
        Add someone new
      </Button>
      {isOpen && (
        <Suspense>
          <AddPersonDialog title={title} onAdded={added} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
