import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { GuardianPlan } from '@plainwill/contracts/will-data/records/guardians';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../../shared/api/failure.ts';
import { type RouterInputs, trpc } from '../../../shared/api/trpc.ts';
import { useDialogState } from '../../../shared/drafts/dialog-state.tsx';
import { draftStore, useDraft } from '../../../shared/drafts/draft.ts';
import { withNamedSpouse } from '../../../shared/people/named-people.ts';
import {
  refetchTestatorRecord,
  updateTestatorRecord,
  useTestatorRecord,
  useToday,
} from '../../../shared/testator-record/use-testator-record.ts';
import { notifyError, notifySuccess } from '../../../ui/toasts/toasts.ts';
import { type Suggestion, suggestionsFor } from './guardian-candidates.ts';
import { type GuardianSelection, guardianSelectionOf, hasNoGuardians, noGuardians } from './guardian-model.ts';

type Replacement = RouterInputs['willData']['guardians']['replace'];

/** A selection for some children, over the plans that were seen of them. */
const replacementOf = (plans: readonly GuardianPlan[], selection: GuardianSelection): Replacement => ({
  children: plans.map(({ childId, version }) => ({ childId, basedOn: version })),
  selection: {
    primaryIds: [...selection.primaryIds],
    backupIds: [...selection.backupIds],
    groups: selection.groups.map(({ name, memberIds }) => ({ name, memberIds: [...memberIds] })),
  },
});

/** Replaces the guardians of one child or several. */
function useReplaceGuardians() {
  return trpc.willData.guardians.replace.useMutation({
    // One after another: each answer tells of all the children.
    scope: { id: 'guardians' },
    onSuccess: (guardians) => updateTestatorRecord((testatorRecord) => ({ ...testatorRecord, guardians })),
  });
}

const notifyGuardianNotSaved = (error: unknown) => notifyError(`Failed to save guardians: ${failureOf(error).message}`);

const plansIn = (guardians: readonly GuardianPlan[], childIds: readonly PersonId[]) =>
  guardians.filter(({ childId }) => childIds.includes(childId));

/** The choice of guardians as it is being made, over the plans that were there when it began. */
export function useAppointments(childIds: readonly PersonId[]) {
  const testatorRecord = useTestatorRecord();
  const { mutate, isPending, error } = useReplaceGuardians();
  const [plans, setPlans] = useDialogState('plans', () => plansIn(testatorRecord.guardians, childIds));
  const [start] = useState(
    () => plans.map(guardianSelectionOf).find((selection) => !hasNoGuardians(selection)) ?? noGuardians,
  );
  const [selection, change] = useDialogState<GuardianSelection>('selection', start);

  const save = (onSaved: () => void) => {
    if (isPending) return;
    mutate(replacementOf(plans, selection), {
      onSuccess: () => {
        notifySuccess(childIds.length > 1 ? 'Guardians applied to all children' : 'Guardians updated');
        onSaved();
      },
      onError: async (failed) => {
        notifyGuardianNotSaved(failed);
        if (failureOf(failed).reason !== 'GuardiansChanged') return;
        // From now on the person knows of the other change, and may save over it.
        const { guardians } = await refetchTestatorRecord();
        setPlans(plansIn(guardians, childIds));
      },
    });
  };
  return { start, selection, change, save, isSaving: isPending, failure: error && failureOf(error) };
}

export type Appointments = ReturnType<typeof useAppointments>;

const pauseMs = 500;

/** Our suggestion for each child is stored so that it can be told from what the person chose. */
const suggestedDraft = draftStore<Readonly<Record<PersonId, PersonId>>>('suggested-guardians', {
  where: 'device',
  empty: {},
});

/** Makes the likeliest person the primary guardian of each child without any; every one of them can be undone. */
export function useSuggestedGuardians() {
  const testatorRecord = withNamedSpouse(useTestatorRecord());
  const today = useToday();
  const [suggested, setSuggested] = useDraft(suggestedDraft);
  const { mutate, mutateAsync } = useReplaceGuardians();
  const tried = useRef(new Set<PersonId>());
  const due = suggestionsFor(testatorRecord, today).filter(
    ({ childIds }) => !childIds.every((id) => tried.current.has(id)),
  );
  const save = useRef(() => {});

  const suggest = async ({ primaryId, childIds }: Suggestion) => {
    const plans = testatorRecord.guardians.filter(({ childId }) => childIds.includes(childId));
    for (const id of childIds) tried.current.add(id);
    await mutateAsync(replacementOf(plans, { ...noGuardians, primaryIds: [primaryId] }));
    setSuggested((known) => ({ ...known, ...Object.fromEntries(childIds.map((id) => [id, primaryId])) }));
  };
  useEffect(() => {
    // Nobody asked for it, so no notice reports it: the child's card names the person, or still asks for guardians.
    save.current = () => void Promise.allSettled(due.map(suggest));
  });

  const isDue = due.length > 0;
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => save.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [isDue]);

  const planOf = (childId: PersonId) => testatorRecord.guardians.find((plan) => plan.childId === childId);
  return {
    /** The person suggested for a child, while they are its whole plan. */
    suggestedFor(childId: PersonId): PersonId | null {
      const plan = planOf(childId);
      const id = suggested[childId];
      const isWhole = plan?.primaryIds.length === 1 && plan.backupIds.length + plan.groups.length === 0;
      return id && isWhole && plan.primaryIds[0] === id ? id : null;
    },
    undo(childId: PersonId) {
      const plan = planOf(childId);
      if (plan) mutate(replacementOf([plan], noGuardians), { onError: notifyGuardianNotSaved });
    },
  };
}
