import { pendingSignInMinutes, type SecondStepWay } from '@plainwill/contracts/identity/sign-in-methods';
import { type GooglePurpose, googlePurposes } from '@plainwill/contracts/identity/vocabulary';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { failureOf } from '../../shared/api/failure.ts';
import { finishSignIn, readSecondStepWays } from '../../shared/api/second-steps.ts';
import { isSignedInUnread, readMeAgain, useMe } from '../../shared/api/session.ts';
import { paths } from '../../shared/paths/paths.ts';
import { staffPaths } from '../../shared/paths/staff-paths.ts';
import { SitePage } from '../../shared/site/site-page.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card, Stack } from '../../ui/layout/page-layout.tsx';
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts';
import { SignedInRedirect, signingInMark } from '../sign-in/after-sign-in.tsx';
import { OrLine } from '../sign-in/google-link.tsx';
import { NoPasskeysHere, PasskeyStep } from './passkey-step.tsx';
import type { Given, Proving } from './proving.ts';
import { AskAdministrators, SlowRecovery } from './slow-recovery.tsx';
import { TypedStepForm } from './typed-step-form.tsx';
import { isTypedStep } from './typed-steps.ts';

const heading = 'One more step';

/** The page that each purpose was begun on, and goes back to. */
const begunOn: Record<GooglePurpose, { to: string; label: string; isStaff?: true }> = {
  signIn: { to: paths.auth, label: 'Sign In' },
  admin: { to: paths.adminLogin, label: 'Sign In', isStaff: true },
  connect: { to: paths.account, label: 'Back to your account' },
  reauthenticate: { to: paths.account, label: 'Back to your account' },
  reauthenticateAdmin: { to: staffPaths.roles, label: 'Back to roles', isStaff: true },
};

function usePurpose(): GooglePurpose {
  const [search] = useSearchParams();
  return googlePurposes.find((purpose) => purpose === search.get('for')) ?? 'signIn';
}

/** How the sign-in that waits can be finished: asked at first, and after each refusal, for it may be over. */
function useWaitingSignIn() {
  const [ways, setWays] = useState<SecondStepWay[] | null>(null);
  const { mutate, error, isPending } = useMutation({ mutationFn: readSecondStepWays, onSuccess: setWays });
  useEffect(() => mutate(), [mutate]);
  return { ways, error, isReading: isPending, read: mutate };
}

/** The page asks for a second step, after the password or Google. */
export default function SecondStepPage() {
  const purpose = usePurpose();
  const me = useMe();
  const waiting = useWaitingSignIn();
  const [hasEntered, setEntered] = useState(false);
  const [isUnread, setUnread] = useState(false);
  const [isLost, setLost] = useState(false);
  if (hasEntered || isUnread) {
    if (purpose !== 'signIn') return <Redirect to={begunOn[purpose].to} replace />;
    if (isUnread || me.data) return <SignedInRedirect account={isUnread ? null : (me.data ?? null)} />;
  }

  const prove = ({ proof }: Given) => finishSignIn(proof);
  const onRefused = (error: unknown) => {
    if (!isSignedInUnread(error)) return waiting.read();
    readMeAgain();
    setUnread(true);
  };
  const { ways } = waiting;
  if (ways?.length === 0) return <TookTooLong purpose={purpose} />;
  if (ways && isLost) {
    const Help = begunOn[purpose].isStaff ? AskAdministrators : SlowRecovery;
    return (
      <Page>
        <Help onBack={() => setLost(false)} />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeading title={heading}>{heading}</PageHeading>
      {ways ? (
        <Card>
          <p>Show that it’s you. This step keeps others out, even if they know your password.</p>
          <Steps ways={ways} prove={prove} onDone={() => setEntered(true)} onRefused={onRefused} />
          <div className="flex justify-center border-t border-line pt-4">
            <Button variant="quiet" size="small" onPress={() => setLost(true)}>
              I have lost all of these
            </Button>
          </div>
        </Card>
      ) : waiting.error ? (
        <RetryNotice
          message={failureOf(waiting.error).message}
          onRetry={() => waiting.read()}
          isRetrying={waiting.isReading}
        />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

const Page = ({ children }: { children: ReactNode }) => (
  <SitePage width="form">
    <Stack>{children}</Stack>
  </SitePage>
);

/** The account's second steps that this browser can ask for come strongest first. */
function Steps({ ways, ...proving }: Proving & { ways: readonly SecondStepWay[] }) {
  const hasPasskey = ways.includes('passkey') && canUsePasskeys();
  const [first, ...others] = ways.filter(isTypedStep);
  if (!hasPasskey && !first) return <NoPasskeysHere />;
  return (
    <>
      {hasPasskey && <PasskeyStep {...proving} purpose="secondStep" />}
      {hasPasskey && first && <OrLine />}
      {first && (
        <TypedStepForm
          {...proving}
          steps={[first, ...others]}
          label={heading}
          variant={hasPasskey ? 'secondary' : 'primary'}
        />
      )}
    </>
  );
}

/** No sign-in waits here, or no longer. */
function TookTooLong({ purpose }: { purpose: GooglePurpose }) {
  const { to, label } = begunOn[purpose];
  useEffect(() => void signingInMark.take(), []);
  return (
    <Page>
      <PageHeading title={heading} at="over">
        {heading}
      </PageHeading>
      <Notice tone="info">
        This took longer than {pendingSignInMinutes} minutes, or there were too many tries. Please start again.
      </Notice>
      <ButtonRow>
        <ButtonLink to={to}>{label}</ButtonLink>
      </ButtonRow>
    </Page>
  );
}
