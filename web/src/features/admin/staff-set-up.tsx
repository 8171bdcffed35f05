import { useAtomValue } from 'jotai';
import { failureOf } from '../../api/failure.ts';
import { readMeAgain, reauthenticate } from '../../api/session.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { askedAtom } from '../reauthentication/reauthentication.ts';
import { secondStepsOf, useWaysIn } from '../reauthentication/use-ways-in.ts';
import { ProofForm } from '../second-step/proof-form.tsx';
import { AddPasskey } from '../ways-in/add-passkey.tsx';
import { AuthenticatorSection } from '../ways-in/authenticator-section.tsx';
import StaffReauthentication from './staff-reauthentication.tsx';

/** The page that was asked for takes the place of this one. */
const nothing = () => undefined;

/** In the place of a staff page: roles count with a second step alone, and this session has shown none. */
export default function StaffSetUp() {
  const ways = useWaysIn();
  const isAsked = useAtomValue(askedAtom) !== null;
  const steps = ways.data ? secondStepsOf(ways.data) : [];
  const title = steps.length > 0 ? 'Show your second step' : 'Set up your second step';
  return (
    <>
      <PageHeading title={title} at={title}>
        {title}
      </PageHeading>
      {ways.isError ? (
        <RetryNotice
          message={failureOf(ways.error).message}
          onRetry={() => void ways.refetch()}
          isRetrying={ways.isFetching}
        />
      ) : !ways.data ? (
        <Loading />
      ) : steps.length > 0 ? (
        <Card>
          <p>You signed in without it. These pages open with it alone.</p>
          <ProofForm
            ways={steps}
            purpose="reauthenticate"
            asksPassword
            label="Second step"
            action="Continue"
            onProve={reauthenticate}
            onDone={readMeAgain}
          />
        </Card>
      ) : (
        <>
          <p>
            Staff see other people’s wills, so a password or Google is not enough for these pages. Set up one of these;
            it takes a minute.
          </p>
          <Card>
            <h2 className="heading text-lead">A passkey, the easier one</h2>
            <p>You sign in by your face, your finger or your screen lock.</p>
            <AddPasskey onStart={nothing} onAdded={nothing} />
          </Card>
          <AuthenticatorSection authenticator={null} />
          <p className="text-muted">If you lose it, two administrators together can remove it.</p>
        </>
      )}
      {isAsked && <StaffReauthentication />}
    </>
  );
}
