import { useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useId } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { focusSection } from '../../ui/layout/focus-section.ts';
import { openSectionsAtom } from '../profile/account-section.tsx';
import { useWaysIn } from '../reauthentication/use-ways-in.ts';
import { AuthenticatorSection } from './authenticator-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { RecoveryCodesSection } from './recovery-codes-section.tsx';
import { SecondStepSection } from './second-step-section.tsx';

const sections = ['passkeys', 'authenticator', 'recoveryCodes', 'secondStep'] as const;

/** Opens the section that the address names, as a link from another page does: /account#passkeys. */
function useNamedSection(areThere: boolean) {
  const setOpen = useSetAtom(openSectionsAtom);
  useEffect(() => {
    const named = sections.find((id) => window.location.hash === `#${id}`);
    if (!named || !areThere) return;
    setOpen((open) => ({ ...open, [named]: true }));
    focusSection(named);
  }, [areThere, setOpen]);
}

/** @param children the sections of the password and of Google */
export function HowYouSignIn({ children }: { children: ReactNode }) {
  const heading = useId();
  const { data, isError, error, refetch, isFetching } = useWaysIn();
  useNamedSection(data !== undefined);
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3 rounded-card bg-sage p-2.5 sm:p-4">
      <h2 id={heading} className="heading px-2.5 pt-2.5 text-title sm:px-4">
        How you sign in
      </h2>
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
        <p role="status" className="px-2.5 text-muted sm:px-4">
          Loading...
        </p>
      )}
    </section>
  );
}
