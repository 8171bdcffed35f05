import type { MaritalStatus } from '@plainwill/contracts/will-data/vocabulary';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { usePortal } from '../portal/use-portal.ts';
import { openPersonalDetails } from './personal-details-autosave.ts';

/** As chosen on the screen: the choice may be waiting for the first save. */
export function useMaritalStatus(accountId: string): MaritalStatus | null {
  // An atom of its own, so that the whole portal is not drawn again at every key typed into another field.
  const typed = useMemo(() => {
    const { keptAtom } = openPersonalDetails(accountId);
    return atom((get) => get(keptAtom).draft.typed.maritalStatus as MaritalStatus | undefined);
  }, [accountId]);
  const stored = usePortal().personalDetails?.maritalStatus ?? null;
  return useAtomValue(typed) ?? stored;
}
