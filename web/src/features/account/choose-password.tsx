import { failureOf } from '../../api/failure.ts';
import { trpc } from '../../api/trpc.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

/** For who came by Google: a link by mail, as for a forgotten password. */
export function ChoosePassword({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = trpc.identity.passwords.requestReset.useMutation();
  return (
    <>
      <p className="text-muted">
        You sign in with Google and have no password. If you would like one as well, we send a link to{' '}
        <strong>{email}</strong>. Choosing it signs you out everywhere; then sign in again.
      </p>
      {error && <Notice tone="error">{failureOf(error).message}</Notice>}
      {isSuccess && <Notice tone="ok">A link to choose a password is on its way to {email}.</Notice>}
      <ButtonRow>
        <Button look="secondary" onPress={() => mutate({ email })} isPending={isPending} pendingLabel="Sending…">
          {isSuccess ? 'Send the link again' : 'Send me a link'}
        </Button>
      </ButtonRow>
    </>
  );
}
