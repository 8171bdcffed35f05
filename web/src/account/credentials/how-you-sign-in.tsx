import type { ReactNode } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { useWaysIn } from '../reauthentication/use-ways-in.ts';
import { AuthenticatorSection } from './authenticator-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { RecoveryCodesSection } from './recovery-codes-section.tsx';
import { SecondStepSection } from './second-step-section.tsx';

/** @param children the sections of the password and of Google */
export function HowYouSignIn({ children }: { children: ReactNode }) {
  const { data, isError, error, refetch, isFetching } = useWaysIn();
  return (
    <>
      {data && <PasskeysSection waysIn={data} />}
      {children}
      {data ? (
        <>
          <AuthenticatorSection authenticator={data.authenticator} />
          <SecondStepSection waysIn={data} />
          <RecoveryCodesSection waysIn={data} />
        </>
      ) : isError ? (
        <RetryNotice message={failureOf(error).message} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <p role="status" className="text-muted">
          Loading...
        </p>
      )}
    </>
  );
}
