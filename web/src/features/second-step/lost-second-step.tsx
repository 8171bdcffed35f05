import { hoursOfCareAfterRecovery, recoveryDays } from '@plainwill/contracts/identity/sign-in-methods';
import { useMutation } from '@tanstack/react-query';
import { beginRecovery } from '../../api/session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { AuthAlert } from '../auth/auth-failure.tsx';

/** For who has lost every second step: the slow way back. */
export function LostSecondStep({ isStaff }: { isStaff: boolean }) {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: beginRecovery });
  if (isSuccess)
    return (
      <Notice tone="ok" title="Check your email">
        We have sent you a link. Open it within an hour. The {recoveryDays} days begin then.
      </Notice>
    );
  return (
    <Disclosure summary="I have lost all of these">
      {isStaff ? (
        <p>Ask an administrator. Two administrators together can remove your second step, and you set up another.</p>
      ) : (
        <div className="flex flex-col gap-4">
          <p>
            We can remove your second steps, so that your password or Google is enough. To keep your account safe from
            others, this takes {recoveryDays} days. We remind you by email, and you can stop it at any time.
          </p>
          <p>
            For {hoursOfCareAfterRecovery} hours after that, your email address cannot be changed, and nothing can be
            downloaded or deleted.
          </p>
          <AuthAlert error={error} />
          <ButtonRow>
            <Button variant="secondary" onPress={() => mutate()} isPending={isPending} pendingLabel="Sending…">
              Send me a link to begin
            </Button>
          </ButtonRow>
        </div>
      )}
    </Disclosure>
  );
}
