import type { PersonId } from '@plainwill/contracts/shared/ids';
import { useState } from 'react';
import { bringFocus } from '../../ui/bring-focus.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Notice } from '../../ui/notice.tsx';
import { withNamedSpouse } from '../people/with-named-spouse.ts';
import { usePortal, useToday } from '../portal/use-portal.ts';
import { AlternateGuardians } from './alternate-guardians.tsx';
import { adultsOf, availableGuardians } from './available-guardians.ts';
import type { Choosing } from './choosing.ts';
import { GuardianGroups } from './guardian-groups.tsx';
import { everyoneIn } from './guardian-selection.ts';
import { GuardiansFor } from './guardians-for.tsx';
import { PrimaryGuardians } from './primary-guardians.tsx';
import { SuggestedPeople } from './suggested-people.tsx';
import type { Appointments } from './use-appointments.ts';
import { useFocusAfter } from './use-focus-after.ts';

interface ChooseGuardiansProps {
  childIds: readonly PersonId[];
  appointments: Appointments;
  onNew: () => void;
  onEdit: (id: PersonId) => void;
  onSaved: () => void;
}

/** The primary guardian, the alternates in their order, and the people to choose from. */
export function ChooseGuardians({ childIds, appointments, onNew, onEdit, onSaved }: ChooseGuardiansProps) {
  const portal = usePortal();
  const today = useToday();
  const { selection, change, save, isSaving, failure } = appointments;
  const [said, say] = useState('');
  const focusAfter = useFocusAfter(selection);

  const known = withNamedSpouse(portal);
  const adults = new Map(adultsOf(portal, today).map((guardian) => [guardian.id, guardian]));
  const choosing: Choosing = {
    selection,
    change: (next, words = '', ...focus) => {
      change(next);
      say(words);
      focusAfter(...focus);
    },
    nameOf: (id) => adults.get(id)?.name ?? 'Someone no longer on your list',
    aboutOf: (id) => adults.get(id)?.about ?? '',
    kindOf: (id) => adults.get(id)?.kind ?? 'contact',
    onEdit,
    canEdit: (id) => adults.get(id)?.kind === 'contact' || adults.get(id)?.kind === 'spouse',
  };
  return (
    <>
      <GuardiansFor childIds={childIds} />
      {failure && (
        <Notice ref={bringFocus} tone="error">
          Failed to save guardians: {failure.message}
        </Notice>
      )}
      <PrimaryGuardians {...choosing} />
      <AlternateGuardians {...choosing} />
      <GuardianGroups {...choosing} />
      <SuggestedPeople {...choosing} people={availableGuardians(known, everyoneIn(selection), today)} onNew={onNew} />
      <p role="status" className="sr-only">
        {said}
      </p>
      <DialogActions>
        <Button onPress={() => save(onSaved)} isPending={isSaving} pendingLabel="Saving…">
          Save guardians
        </Button>
      </DialogActions>
    </>
  );
}
