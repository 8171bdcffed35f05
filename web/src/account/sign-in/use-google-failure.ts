import type { Reason } from '@plainwill/contracts/reasons';
import { brand } from '@plainwill/contracts/shared/brand';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';

const googleFailed = 'Failed to sign in with Google';

/** The sentences of the contract: an answer by redirect carries only the name of the reason. */
const googleMessages: Partial<Record<Reason, string>> = {
  GoogleEmailUnverified:
    'Google has not confirmed this email address. Confirm it with Google, or sign up with a password.',
  GoogleNeedsSignIn:
    'This address has an account with a password. Sign in with it, then connect Google in Your account.',
  AccountDisabled: `This account is disabled, so no one can sign in to it. Call us on ${brand.phone} or write to ${brand.email}, and we will help you.`,
  GoogleTaken: 'This Google account is connected to another account.',
};

const messages = new Map(Object.entries(googleMessages));

/** The message to a person back from Google with this reason; null when nothing failed. */
export function googleFailure(reason: string | null): string | null {
  if (reason === null) return null;
  return messages.get(reason) ?? googleFailed;
}

const proofNeeded: readonly (string | null)[] = [
  'ReauthenticationNeeded',
  'SecondStepNeeded',
] satisfies readonly Reason[];

/** Google's failure is taken out of the address so that a reload does not repeat it. */
export function useGoogleFailure() {
  const [search, setSearch] = useSearchParams();
  const [reason, setReason] = useState(() => search.get('google'));
  const needsProof = proofNeeded.includes(reason);
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
    message: needsProof ? null : googleFailure(reason),
    /** It is no failure: the page asks who is there, and goes on. */
    needsProof,
    forget: () => setReason(null),
  };
}
