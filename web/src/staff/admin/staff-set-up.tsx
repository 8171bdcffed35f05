import type { WaysIn } from '@plainwill/contracts/identity/ways-in';
import { useAtomValue } from 'jotai';
import { AddPasskey } from '../../account/credentials/add-passkey.tsx';
import { AuthenticatorSection } from '../../account/credentials/authenticator-section.tsx';
import { canUsePasskeys } from '../../account/passkeys/can-use-passkeys.ts';
import { pendingProofAtom } from '../../account/reauthentication/reauthentication.ts';
import { ReauthenticationDialog } from '../../account/reauthentication/reauthentication-dialog.tsx';
import { useWaysIn } from '../../account/reauthentication/use-ways-in.ts';
import { NoPasskeysHere, PasskeyStep } from '../../account/second-step/passkey-step.tsx';
import { TypedStepForm } from '../../account/second-step/typed-step-form.tsx';
import { secondStepsOf } from '../../account/second-step/typed-steps.ts';
import { OrLine } from '../../account/sign-in/google-link.tsx';
import { failureOf } from '../../shared/api/failure.ts';
import { reauthenticate } from '../../shared/api/second-steps.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';

const title = 'Staff pages need a second step';

/** Shown instead of a staff page when roles need a second step and this session has none. */
export default function StaffSetUp() {
  const ways = useWaysIn();
  const isAsked = useAtomValue(pendingProofAtom) !== null;
  const hasStep = ways.data !== undefined && secondStepsOf(ways.data).length > 0;
  return (
    <>
      <PageHeading title={title}>{title}</PageHeading>
      {ways.isError ? (
        <RetryNotice
          message={failureOf(ways.error).message}
          onRetry={() => void ways.refetch()}
          isRetrying={ways.isFetching}
        />
      ) : !ways.data ? (
        <Loading />
      ) : hasStep ? (
        <UseStep ways={ways.data} />
      ) : (
        <SetUp />
      )}
      {isAsked && <ReauthenticationDialog purpose="reauthenticateAdmin" />}
    </>
  );
}

/** The page that was asked for takes the place of this one. */
const nothing = () => undefined;

function UseStep({ ways }: { ways: WaysIn }) {
  const steps = secondStepsOf(ways);
  const proving = { prove: reauthenticate, onDone: nothing };
  const hasPasskey = steps.includes('passkey');
  const hasCode = steps.includes('code');
  return (
    <Card>
      <p>You signed in without it, and these pages open with it alone.</p>
      {hasPasskey &&
        (canUsePasskeys() ? <PasskeyStep {...proving} purpose="reauthenticate" /> : !hasCode && <NoPasskeysHere />)}
      {hasPasskey && hasCode && <OrLine />}
      {hasCode && <TypedStepForm {...proving} steps={['code']} asksPassword label="Second step" />}
    </Card>
  );
}

function SetUp() {
  return (
    <>
      <p>
        Staff see other people’s wills, so a password or Google is not enough for these pages. Set up one of these; it
        takes a minute.
      </p>
      <Card>
        <h2 className="heading text-lead">A passkey, the easier one</h2>
        <p>You sign in with your face, finger or screen lock.</p>
        <AddPasskey onStart={nothing} onAdded={nothing} />
      </Card>
      <AuthenticatorSection authenticator={null} />
      <p className="text-muted">If you lose it, two administrators together can remove it.</p>
    </>
  );
}
