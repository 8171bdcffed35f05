import { failureOf } from '../../shared/api/failure.ts';
import { onItsOwn, trpc } from '../../shared/api/trpc.ts';
import { paths } from '../../shared/paths/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { EmailText } from '../../ui/text/email-text.tsx';
import { LinkPage } from './link-page.tsx';

interface UseNewEmailProps {
  token: string;
  onConfirm: () => void;
  isPending: boolean;
  error: unknown;
}

/** Says which account is to have which address, and lets that account alone go on: a stranger may have asked. */
function UseNewEmail({ token, onConfirm, isPending, error }: UseNewEmailProps) {
  const details = trpc.identity.profile.newEmailDetails.useQuery(
    { token },
    { gcTime: 0, retry: false, trpc: { context: onItsOwn } },
  );
  const failed = error ?? details.error;
  const toSignIn = (
    <ButtonRow>
      <ButtonLink to={paths.auth}>Sign In</ButtonLink>
    </ButtonRow>
  );
  if (failed)
    return (
      <>
        <Notice tone="error">{failureOf(failed).message}</Notice>
        {toSignIn}
      </>
    );
  if (!details.data) return <Loading />;
  const { account, newEmail, isYours } = details.data;
  if (!isYours)
    return (
      <>
        <Notice tone="info" title="Sign in first">
          The account{' '}
          <strong>
            <EmailText email={account} />
          </strong>{' '}
          asked to use the address{' '}
          <strong>
            <EmailText email={newEmail} />
          </strong>
          . If that account is yours, sign in with its current address. Then open the link in the email again.
        </Notice>
        <p>If you did not ask for this, close this page. Nothing changes.</p>
        {toSignIn}
      </>
    );
  return (
    <>
      <p>
        Your account{' '}
        <strong>
          <EmailText email={account} />
        </strong>{' '}
        will have the address{' '}
        <strong>
          <EmailText email={newEmail} />
        </strong>
        . You will be signed out everywhere. Then sign in with the new address.
      </p>
      <ButtonRow>
        <Button onPress={onConfirm} isPending={isPending} pendingLabel="Changing…">
          Use this email address
        </Button>
      </ButtonRow>
    </>
  );
}

/** The link to a new address leads here. */
export default function NewEmailPage() {
  const { identity } = trpc.useUtils();
  const call = trpc.identity.profile.confirmNewEmail.useMutation({ onSuccess: () => identity.invalidate() });
  return (
    <LinkPage
      call={call}
      title="Use your new email address"
      done={{
        heading: 'Your email address is changed',
        text: 'From now on, sign in with your new address. We have told your old address about it.',
        next: <ButtonLink to={paths.account}>Your account</ButtonLink>,
      }}
      form={(token) => (
        <UseNewEmail
          token={token}
          onConfirm={() => call.mutate({ token })}
          isPending={call.isPending}
          error={call.error}
        />
      )}
    />
  );
}
