import type { PersonId } from '@plainwill/contracts/shared/ids';
import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { storedDraftAtom } from '../../drafts.ts';
import { tellSuccess } from '../../ui/tell.ts';
import { withNamedSpouse } from '../people/with-named-spouse.ts';
import { usePortal, useToday } from '../portal/use-portal.ts';
import { noGuardians } from './guardian-selection.ts';
import { type Suggestion, suggestionsFor } from './suggested-primary.ts';
import { replacementOf, tellNotSaved, useReplaceGuardians } from './use-guardians.ts';

const pauseMs = 500;

/** Whom we chose for which child, so that it can be told from what the person chose. */
const suggestedAtom = storedDraftAtom<Readonly<Record<PersonId, PersonId>>>(
  'suggested-guardians',
  {},
  () => localStorage,
);

/** Makes the likeliest person the primary guardian of each child without any; every one of them can be undone. */
export function useSuggestedGuardians() {
  const portal = withNamedSpouse(usePortal());
  const today = useToday();
  const [suggested, setSuggested] = useAtom(suggestedAtom);
  const { mutate, mutateAsync } = useReplaceGuardians();
  const tried = useRef(new Set<PersonId>());
  const due = suggestionsFor(portal, today).filter(({ childIds }) => !childIds.every((id) => tried.current.has(id)));
  const save = useRef(() => {});

  const suggest = async ({ primaryId, childIds }: Suggestion) => {
    const plans = portal.guardians.filter(({ childId }) => childIds.includes(childId));
    for (const id of childIds) tried.current.add(id);
    await mutateAsync(replacementOf(plans, { ...noGuardians, primaryIds: [primaryId] }));
    setSuggested((known) => ({ ...known, ...Object.fromEntries(childIds.map((id) => [id, primaryId])) }));
    tellSuccess('Guardian saved successfully');
  };
  useEffect(() => {
    // Nobody asked for it, so nobody is told that it failed: the child's card still asks for guardians.
    save.current = () => void Promise.allSettled(due.map(suggest));
  });

  const isDue = due.length > 0;
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => save.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [isDue]);

  const planOf = (childId: PersonId) => portal.guardians.find((plan) => plan.childId === childId);
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
      if (plan) mutate(replacementOf([plan], noGuardians), { onError: tellNotSaved });
    },
  };
}
