import type { Reason } from '@plainwill/contracts/reasons';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { googleFailure } from './google-words.ts';

const proofNeeded: Reason = 'ReauthenticationNeeded';

/** What went wrong at Google, taken out of the address so that a reload does not repeat it. */
export function useGoogleFailure() {
  const [search, setSearch] = useSearchParams();
  const [reason, setReason] = useState(() => search.get('google'));
  const needsProof = reason === proofNeeded;
  const isInAddress = search.has('google');
  useEffect(() => {
    if (!isInAddress) return;
    setSearch(
      (before) => {
        before.delete('google');
        return before;
      },
      { replace: true },
    );
  }, [isInAddress, setSearch]);
  return {
    words: needsProof ? null : googleFailure(reason),
    /** It is no failure: the page asks who is there, and goes on. */
    needsProof,
    forget: () => setReason(null),
  };
}
