import type { Role } from '@plainwill/contracts/shared/roles';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Redirect, useLocation, useSearchParams } from 'wouter';
import { PasskeyButton } from '../../account/passkeys/passkey-button.tsx';
import { adminGoogleMark } from '../../account/sign-in/after-sign-in.tsx';
import { EmailField, missingCredentials } from '../../account/sign-in/credential-fields.tsx';
import { GoogleLink, OrLine } from '../../account/sign-in/google-link.tsx';
import { sessionEndMessage, takePlace } from '../../account/sign-in/sign-in-redirect.tsx';
import { useGoogleFailure } from '../../account/sign-in/use-google-failure.ts';
import { usePasskeySignIn } from '../../account/sign-in/use-passkey-sign-in.ts';
import { failureOf } from '../../shared/api/failure.ts';
import { signIn, signOut, useMe } from '../../shared/api/session.ts';
import { paths } from '../../shared/paths/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { AdminPage } from './admin-page.tsx';
import { Checking, signInWarning, type Warning, warnings } from './sign-in-status.tsx';
import { StaffSetUpPage } from './staff-set-up-page.tsx';

/** @param entryWarning why nobody passed, until the next try. */
function AdminSignIn({ entryWarning }: { entryWarning: Warning | null }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<Record<string, string> | null>(null);
  const [hasTried, setTried] = useState(false);
  const [, goTo] = useLocation();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => signIn(email, password),
    onSuccess: (ways) => ways && goTo(paths.secondStep('admin')),
  });
  const passkey = usePasskeySignIn({
    onTry: () => {
      setTried(true);
      setMissing(null);
      reset();
    },
  });
  const submit = () => {
    if (isPending || passkey.isPending) return;
    setTried(true);
    passkey.reset();
    const found = missingCredentials(email, password);
    setMissing(found);
    if (!found) return mutate();
    reset();
  };
  const fields = missing ?? (error ? failureOf(error).fields : undefined);
  const failure = error ?? passkey.error;
  const warning = missing ? warnings.fieldsMissing : failure ? signInWarning(failure) : hasTried ? null : entryWarning;
  return (
    <>
      <GoogleLink purpose="admin" size="small" isWide onLeave={adminGoogleMark.set} />
      <PasskeyButton onPress={passkey.start} isPending={passkey.isPending} isGivenUp={passkey.isGivenUp} size="small">
        Sign in with a passkey
      </PasskeyButton>
      <OrLine />
      <Form onSubmit={submit} label="Staff sign in" validationErrors={fields} hasSummary={false}>
        {warning && (
          <Notice tone="error" title={warning.title}>
            {warning.text}
          </Notice>
        )}
        <EmailField label="Email" autoComplete="username webauthn" value={email} onChange={setEmail} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" size="small" isWide isPending={isPending} pendingLabel="Loading...">
          Sign In to Admin Panel
        </Button>
      </Form>
    </>
  );
}

/**
 * Staff may pass the staff sign-in. An account without a role is told so and signed out; `warning` is why nobody passed
 * yet.
 */
function useAdminEntry() {
  const me = useMe();
  const google = useGoogleFailure();
  const signingOut = useMutation({ mutationFn: signOut });
  const { mutate: turnAway, isSuccess: isTurnedAway } = signingOut;
  // Whoever holds a role that needs a second step first is shown how on the pages behind this one.
  const isAllowed = me.data ? me.data.staffStep !== 'notStaff' : false;
  const strangerId = me.data && !isAllowed ? me.data.id : null;
  const warning: Warning | null =
    strangerId || isTurnedAway
      ? warnings.noPrivileges
      : me.isError
        ? warnings.notVerified
        : google.message
          ? { title: 'Error', text: google.message }
          : null;

  useEffect(() => void adminGoogleMark.take(), []);
  useEffect(() => {
    if (strangerId) turnAway();
  }, [strangerId, turnAway]);

  const allowed = me.data && isAllowed ? me.data : null;
  const isTurningAway = signingOut.isPending || (strangerId !== null && !signingOut.isError);
  return { isChecking: me.isPending || isTurningAway, allowed, isSignedIn: Boolean(me.data), warning };
}

/** Staff sign in here. */
export default function AdminLoginPage() {
  const { isChecking, allowed, isSignedIn, warning } = useAdminEntry();
  const [search] = useSearchParams();
  if (allowed?.staffStep === 'needed') return <StaffSetUpPage />;
  if (allowed) return <Entered account={allowed} />;
  const ended = sessionEndMessage(search);
  return (
    <AdminPage isSignedIn={isSignedIn} width="form">
      <PageHeading title="Admin sign in">Admin sign in</PageHeading>
      {isChecking ? (
        <Checking />
      ) : (
        <Card>
          {ended && <Notice tone="info">{ended}</Notice>}
          <AdminSignIn entryWarning={warning} />
          <p className="text-center">
            <TextLink to={paths.forgottenPassword}>Forgotten your password?</TextLink>
          </p>
        </Card>
      )}
    </AdminPage>
  );
}

/** To their first page, or back to where an earlier sign-in ended. */
function Entered({ account: { id, roles } }: { account: { id: string; roles: readonly Role[] } }) {
  const [place] = useState(() => takePlace(id));
  return <Redirect to={place ?? paths.staffHome(roles)} replace />;
}
