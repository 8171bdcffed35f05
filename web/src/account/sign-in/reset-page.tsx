import { meetsPasswordRules } from '@plainwill/contracts/identity/vocabulary';
import { useRef, useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { onItsOwn, trpc } from '../../shared/api/trpc.ts';
import { paths } from '../../shared/paths/paths.ts';
import { SitePage } from '../../shared/site/site-page.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card, Stack } from '../../ui/layout/page-layout.tsx';
import { AuthAlert, type FieldOfReason, useFieldFailures } from './auth-failure.tsx';
import { NewPasswordField, StayConnectedToGoogle } from './credential-fields.tsx';
import { IncompleteLink, useLinkToken } from './link-page.tsx';

const fieldOf: FieldOfReason = { PasswordTooCommon: 'password' };

interface ResetFormProps {
  /** The address of the connected Google account. */
  googleEmail: string | null;
  onSubmit: (chosen: { password: string; keepGoogle?: string }) => void;
  isPending: boolean;
  error: unknown;
}

function ResetForm({ googleEmail, onSubmit, isPending, error }: ResetFormProps) {
  const [password, setPassword] = useState('');
  const [staysConnected, setStaysConnected] = useState(false);
  const rules = useRef<HTMLDivElement>(null);
  const { fields, other } = useFieldFailures(error, fieldOf);
  const submit = () => {
    if (isPending) return;
    if (meetsPasswordRules(password))
      onSubmit({ password, ...(googleEmail && staysConnected && { keepGoogle: googleEmail }) });
    else rules.current?.focus();
  };
  return (
    <Form onSubmit={submit} label="Choose a new password" validationErrors={fields}>
      <AuthAlert error={other} />
      <NewPasswordField label="New password" name="password" value={password} onChange={setPassword} rules={rules} />
      {googleEmail && (
        <StayConnectedToGoogle email={googleEmail} isConnected={staysConnected} onChange={setStaysConnected} />
      )}
      <Button
        type="submit"
        isWide
        isPending={isPending}
        pendingLabel="Saving…"
        isBlocked={!meetsPasswordRules(password)}
      >
        Save new password
      </Button>
    </Form>
  );
}

/** The link of a forgotten password leads here. */
export default function ResetPage() {
  const [token, setToken] = useLinkToken();
  const details = trpc.identity.passwords.resetDetails.useQuery(
    { token: token ?? '' },
    { enabled: token !== null, gcTime: 0, staleTime: Infinity, retry: false, trpc: { context: onItsOwn } },
  );
  const reset = trpc.identity.passwords.reset.useMutation();
  const isDone = reset.isSuccess;
  const error = reset.error ?? details.error;
  const failure = error && failureOf(error);
  return (
    <SitePage width="form">
      <Stack>
        <PageHeading title="Choose a new password" at={isDone ? 'done' : ''}>
          {isDone ? 'Your password is changed' : 'Choose a new password'}
        </PageHeading>
        {isDone ? (
          <>
            <Notice tone="ok">Sign in with your new password. Every device has been signed out.</Notice>
            <p>If you use a second step, it stays: have your passkey or your authenticator app ready.</p>
            <ButtonRow>
              <ButtonLink to={paths.auth}>Sign In</ButtonLink>
            </ButtonRow>
          </>
        ) : failure?.reason === 'LinkExpired' ? (
          <>
            <Notice tone="error">{failure.message}</Notice>
            <ButtonRow>
              <ButtonLink to={paths.forgottenPassword}>Send me a new link</ButtonLink>
            </ButtonRow>
          </>
        ) : !token ? (
          <IncompleteLink onCode={setToken} />
        ) : details.data ? (
          <Card>
            <ResetForm
              googleEmail={details.data.googleEmail}
              onSubmit={(chosen) => reset.mutate({ token, ...chosen })}
              isPending={reset.isPending}
              error={reset.error}
            />
          </Card>
        ) : details.error ? (
          <RetryNotice
            message={failureOf(details.error).message}
            onRetry={() => void details.refetch()}
            isRetrying={details.isFetching}
          />
        ) : (
          <Loading />
        )}
      </Stack>
    </SitePage>
  );
}
