import { hoursOfCareAfterRecovery, recoveryDays } from '@plainwill/contracts/identity/sign-in-methods';
import { useMutation } from '@tanstack/react-query';
import { beginRecovery } from '../../shared/api/second-steps.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { AuthAlert } from '../sign-in/auth-failure.tsx';

/** For who has lost every second step: the slow way back, and why it is slow. */
export function SlowRecovery({ onBack }: { onBack: () => void }) {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: beginRecovery });
  if (isSuccess)
    return (
      <>
        <PageHeading title="Check your email" at="sent">
          Check your email
        </PageHeading>
        <p>
          We’ve sent a link to the address you sign in with. The {recoveryDays} days start when you open it. It can take
          a few minutes to arrive. If it doesn’t, check your junk folder.
        </p>
      </>
    );
  return (
    <>
      <PageHeading title="If you have lost all of these" at="lost">
        If you have lost all of these
      </PageHeading>
      <p>
        You can still get in, but it takes {recoveryDays} days. Your password or Google account alone doesn’t show us
        that it is you, so we give you time to stop anyone else who tries this.
      </p>
      <ol className="flex list-decimal flex-col gap-2 pl-6">
        <li>We email you a link. The {recoveryDays} days start when you open it.</li>
        <li>
          We remind you by email on several of those days. You can stop it at any time, and so can anyone who has your
          second step.
        </li>
        <li>
          After {recoveryDays} days we remove your second steps and sign you out everywhere. Then you sign in without
          one.
        </li>
        <li>
          For {hoursOfCareAfterRecovery} hours after that, your email address can’t be changed, and nothing can be
          downloaded or deleted.
        </li>
      </ol>
      <AuthAlert error={error} />
      <ButtonRow>
        <Button onPress={() => mutate()} isPending={isPending} pendingLabel="Sending…">
          Email me the link
        </Button>
        <Button variant="quiet" onPress={onBack}>
          Back
        </Button>
      </ButtonRow>
    </>
  );
}

/** Staff have colleagues who know them, and no slow way. */
export const AskAdministrators = ({ onBack }: { onBack: () => void }) => (
  <>
    <PageHeading title="If you have lost all of these" at="lost">
      If you have lost all of these
    </PageHeading>
    <p>Ask an administrator. Two administrators can remove your second step. Then sign in and set up a new one.</p>
    <ButtonRow>
      <Button variant="quiet" onPress={onBack}>
        Back
      </Button>
    </ButtonRow>
  </>
);
