import type { PersonId } from '@plainwill/contracts/shared/ids';
import { minorsOf } from '@plainwill/contracts/will-data/readiness';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAskedRecord } from '../answer-place/use-asked-record.ts';
import { usePortal, useToday } from '../portal/use-portal.ts';
import { ChildGuardians } from './child-guardians.tsx';
import { GuardianDialog } from './guardian-dialog.tsx';
import { isNobody, noGuardians, selectionOf } from './guardian-selection.ts';
import { useSuggestedGuardians } from './use-suggested-guardians.ts';

export default function GuardiansSection() {
  const portal = usePortal();
  const minors = minorsOf(portal, useToday());
  const [choosingFor, setChoosingFor] = useState<readonly PersonId[]>([]);
  useAskedRecord('guardianship', (asked) => setChoosingFor(minors.map(({ id }) => id).filter((id) => id === asked)));
  const suggestions = useSuggestedGuardians();
  const planOf = (id: PersonId) => portal.guardians.find(({ childId }) => childId === id);
  const selectionFor = (id: PersonId) => {
    const plan = planOf(id);
    return plan ? selectionOf(plan) : noGuardians;
  };
  return (
    <>
      <p className="text-muted">
        A guardian would bring up your children if you died before they are 18. While another parent with parental
        responsibility is alive, a guardian usually waits until that parent has died too.
      </p>
      {minors.some(({ id }) => isNobody(selectionFor(id))) && (
        <Notice tone="info">Please select guardians for all your children under 18.</Notice>
      )}
      {minors.length > 1 && (
        <ButtonRow>
          <Button look="secondary" onPress={() => setChoosingFor(minors.map(({ id }) => id))}>
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
            onChoose={() => setChoosingFor([child.id])}
          />
        ))}
      </ul>
      {choosingFor.length > 0 && <GuardianDialog childIds={choosingFor} onClose={() => setChoosingFor([])} />}
    </>
  );
}
