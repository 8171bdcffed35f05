import type { SpouseDetails } from '@plainwill/contracts/will-data/spouse-details';
import { useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { trpc } from '../../api/trpc.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { readPortalAgain } from '../portal/portal-cache.ts';
import { openSpouseDetails } from './spouse-details-autosave.ts';

/** Clears the details and offers, until something else is typed, to bring them back with all that named them. */
export function useClearSpouse(accountId: string, spouse: SpouseDetails | null) {
  const [cleared, setCleared] = useState<SpouseDetails | null>(null);
  const { autosave } = openSpouseDetails(accountId);
  const restore = trpc.willData.spouseDetails.restore.useMutation({
    onSuccess: () => readPortalAgain(),
    onError: (error) =>
      notify({
        title: 'Save Error',
        text: `Failed to save spouse details: ${failureOf(error).message}`,
        tone: 'error',
      }),
  });
  return {
    /** Who was cleared and can be brought back. */
    cleared: spouse ? null : cleared,
    clear: () => {
      setCleared(spouse);
      autosave.edit({ fullName: '', relationship: '', gender: '' });
      return autosave.save();
    },
    undo: () => cleared && restore.mutate({ id: cleared.id }),
    isUndoing: restore.isPending,
  };
}
