import type { GuardianPlan } from '@plainwill/contracts/will-data/guardians';
import { failureOf } from '../../api/failure.ts';
import type { RouterInputs } from '../../api/router-types.ts';
import { trpc } from '../../api/trpc.ts';
import { tellError } from '../../ui/tell.ts';
import { useUpdatePortal } from '../portal/use-portal.ts';
import type { Selection } from './guardian-selection.ts';

type Replacement = RouterInputs['willData']['guardians']['replace'];

/** A selection for some children, over the plans that were seen of them. */
export const replacementOf = (plans: readonly GuardianPlan[], selection: Selection): Replacement => ({
  children: plans.map(({ childId, version }) => ({ childId, basedOn: version })),
  selection: {
    primaryIds: [...selection.primaryIds],
    backupIds: [...selection.backupIds],
    groups: selection.groups.map(({ name, memberIds }) => ({ name, memberIds: [...memberIds] })),
  },
});

/** Replaces the guardians of one child or several. */
export function useReplaceGuardians() {
  const update = useUpdatePortal();
  return trpc.willData.guardians.replace.useMutation({
    // One after another: each answer tells of all the children.
    scope: { id: 'guardians' },
    onSuccess: (guardians) => update((portal) => ({ ...portal, guardians })),
  });
}

export const tellNotSaved = (error: unknown) => tellError(`Failed to save guardians: ${failureOf(error).message}`);
