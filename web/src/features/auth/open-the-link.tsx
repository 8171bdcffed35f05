import { failureOf } from '../../api/failure.ts';
import { trpc } from '../../api/trpc.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

/** After signing up: what to do next, and a way to have the link once more. */
export function OpenTheLink({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = trpc.identity.accounts.resendConfirmation.useMutation();
  return (
    <>
      <Notice tone="ok" title="One more step">
        Open the link in the message to <strong>{email}</strong>, then sign in. It can take a few minutes to come; look
        among your junk mail too.
      </Notice>
      {error && <Notice tone="error">{failureOf(error).message}</Notice>}
      {isSuccess && <Notice tone="info">If your account still waits for its link, it is on its way again.</Notice>}
      <ButtonRow>
        <Button look="secondary" onPress={() => mutate({ email })} isPending={isPending} pendingLabel="Sending…">
          Send the link again
        </Button>
      </ButtonRow>
    </>
  );
}
