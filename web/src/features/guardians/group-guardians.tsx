import type { PersonId } from '@plainwill/contracts/shared/ids';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { withGroup } from './change-selection.ts';
import type { Choosing } from './choosing.ts';
import { leastInGroup } from './guardian-selection.ts';
import { focusPart } from './part-heading.tsx';
import { together } from './together.ts';

/** Chooses which alternates would act together. */
export function GroupGuardians({ selection, change, nameOf, onDone }: Choosing & { onDone: () => void }) {
  const { backupIds } = selection;
  const [chosen, setChosen] = useState<readonly PersonId[]>(backupIds.length === leastInGroup ? backupIds : []);
  const [isTooFew, setTooFew] = useState(false);

  const create = () => {
    const memberIds = backupIds.filter((id) => chosen.includes(id));
    setTooFew(memberIds.length < leastInGroup);
    if (memberIds.length < leastInGroup) return;
    const names = memberIds.map(nameOf);
    const group = { id: crypto.randomUUID(), name: `Group ${selection.groups.length + 1}`, memberIds };
    change(withGroup(selection, group), `${together(names)}: a group`, focusPart('groups'));
    onDone();
  };
  return (
    <div className="flex flex-col gap-4 rounded-field bg-sage p-4">
      <Fieldset
        legend="Who would look after the child together?"
        hint="Choose two or more."
        error={isTooFew ? 'Choose at least two people' : undefined}
      >
        {backupIds.map((id) => (
          <Checkbox
            key={id}
            label={nameOf(id)}
            isSelected={chosen.includes(id)}
            onChange={(isChosen) => setChosen(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))}
          />
        ))}
      </Fieldset>
      <ButtonRow>
        <Button size="small" onPress={create}>
          Make a group
        </Button>
        <Button look="quiet" size="small" onPress={onDone}>
          Cancel grouping
        </Button>
      </ButtonRow>
    </div>
  );
}
