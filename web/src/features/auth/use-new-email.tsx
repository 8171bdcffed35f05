import { failureOf } from '../../api/failure.ts';
import { onItsOwn, trpc } from '../../api/trpc.ts';
import { paths } from '../../paths/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

interface UseNewEmailProps {
  token: string;
  onConfirm: () => void;
  isPending: boolean;
  error: unknown;
}

/** Says which account is to have which address, and lets that account alone go on: a stranger may have asked. */
export function UseNewEmail({ token, onConfirm, isPending, error }: UseNewEmailProps) {
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
          The account <strong>{account}</strong> asked to use the address <strong>{newEmail}</strong>. If that account
          is yours, sign in to it with its present address. Then open the link in the email again.
        </Notice>
        <p>If you did not ask for this, close this page. Nothing changes.</p>
        {toSignIn}
      </>
    );
  return (
    <>
      <p>
        Your account <strong>{account}</strong> will have the address <strong>{newEmail}</strong>. You are then signed
        out everywhere, and sign in with the new address.
      </p>
      <ButtonRow>
        <Button onPress={onConfirm} isPending={isPending} pendingLabel="Changing…">
          Use this email address
        </Button>
      </ButtonRow>
    </>
  );
}
