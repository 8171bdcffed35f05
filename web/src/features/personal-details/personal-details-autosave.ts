import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { MaritalStatus } from '@plainwill/contracts/will-data/vocabulary';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { calls } from '../../api/trpc.ts';
import { recordAutosave } from '../autosave/record-autosave.ts';
import { storedRecord } from '../testator-record/testator-record-cache.ts';
import { useTestatorRecord } from '../testator-record/use-testator-record.ts';
import { nameAccount } from './name-account.ts';
import {
  firstPersonalDetailsPatch,
  normalisePersonalDetail,
  personalDetailsPatch,
  personalDetailsText,
} from './personal-details-model.ts';

export const openPersonalDetails = recordAutosave({
  part: 'personalDetails',
  answersOf: personalDetailsText,
  normalise: normalisePersonalDetail,
  sendable: (typed, stored) => {
    const today = dayInUnitedKingdom(new Date());
    return storedRecord()?.personalDetails
      ? personalDetailsPatch(typed, today)
      : firstPersonalDetailsPatch(typed, stored, today);
  },
  save: async (input) => {
    const saved = await calls.willData.personalDetails.save.mutate(input);
    // The next save tries again.
    nameAccount(saved).catch(() => undefined);
    return saved;
  },
  changed: 'PersonalDetailsChanged',
  failed: () => 'Failed to save personal details',
});

/** As chosen on the screen: the choice may be waiting for the first save. */
export function useMaritalStatus(accountId: string): MaritalStatus | null {
  // An atom of its own, so that the whole portal is not drawn again at every key typed into another field.
  const typed = useMemo(() => {
    const { stateAtom } = openPersonalDetails(accountId);
    return atom((get) => get(stateAtom).draft.typed.maritalStatus as MaritalStatus | undefined);
  }, [accountId]);
  const stored = useTestatorRecord().personalDetails?.maritalStatus ?? null;
  return useAtomValue(typed) ?? stored;
}
