import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { GuardianPlan } from '@plainwill/contracts/will-data/guardians';
import { useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { tellSuccess } from '../../ui/tell.ts';
import { readPortalAgain } from '../portal/portal-cache.ts';
import { usePortal } from '../portal/use-portal.ts';
import { isNobody, noGuardians, type Selection, selectionOf } from './guardian-selection.ts';
import { replacementOf, tellNotSaved, useReplaceGuardians } from './use-guardians.ts';

const plansIn = (guardians: readonly GuardianPlan[], childIds: readonly PersonId[]) =>
  guardians.filter(({ childId }) => childIds.includes(childId));

/** The choice of guardians as it is being made, over the plans that were there when it began. */
export function useAppointments(childIds: readonly PersonId[]) {
  const portal = usePortal();
  const { mutate, isPending, error } = useReplaceGuardians();
  const [plans, setPlans] = useState(() => plansIn(portal.guardians, childIds));
  const [start] = useState(() => plans.map(selectionOf).find((selection) => !isNobody(selection)) ?? noGuardians);
  const [selection, change] = useState<Selection>(start);

  const save = (onSaved: () => void) => {
    if (isPending) return;
    mutate(replacementOf(plans, selection), {
      onSuccess: () => {
        tellSuccess(childIds.length > 1 ? 'Guardians applied to all children' : 'Guardians updated');
        onSaved();
      },
      onError: async (failed) => {
        tellNotSaved(failed);
        if (failureOf(failed).reason !== 'GuardiansChanged') return;
        // From now on the person knows of the other change, and may save over it.
        const { guardians } = await readPortalAgain();
        setPlans(plansIn(guardians, childIds));
      },
    });
  };
  return { start, selection, change, save, isSaving: isPending, failure: error && failureOf(error) };
}

export type Appointments = ReturnType<typeof useAppointments>;
