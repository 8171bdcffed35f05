import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { failureOf } from '../../shared/api/failure.ts';
import { onItsOwn, trpc } from '../../shared/api/trpc.ts';
import { paths } from '../../shared/paths/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { notifySuccess } from '../../ui/toasts/toasts.ts';
import { InvitationPage } from '../invitations/invitation-page.tsx';

/** Invites to read what someone leaves for people they trust. */
export default function TrustedInvitationPage() {
  return (
    <InvitationPage
      title="Someone trusts you"
      place={{ path: paths.leftForYou, name: 'Left for you', where: 'on your account page' }}
      decline={trpc.identity.trustedInvitations.decline.useMutation()}
      useOpened={(token) =>
        trpc.identity.trustedInvitations.opened.useQuery(
          { token },
          { gcTime: 0, retry: false, trpc: { context: onItsOwn } },
        )
      }
      about={(from) => (
        <>
          <p className="wrap-anywhere">
            {from} wants you to be able to read what they choose, now or after their death. What that means:
          </p>
          <ul className="flex list-disc flex-col gap-2 pl-6">
            <li>You read, and change nothing. You do not have to do anything.</li>
            <li>You need an account of your own with two-step sign-in.</li>
            <li>They can see what you open, and can change their mind at any time. So can you.</li>
            <li>It does not make you an executor, and gives you nothing under a will.</li>
          </ul>
        </>
      )}
      acceptance={({ token, declining }) => <Acceptance token={token} declining={declining} />}
    />
  );
}

function Acceptance({ token, declining }: { token: string; declining: ReactNode }) {
  const [, goTo] = useLocation();
  const { mutate, isPending, error } = trpc.willData.trusted.accept.useMutation({
    trpc: { context: onItsOwn },
    onSuccess: () => {
      notifySuccess('You have accepted.');
      goTo(paths.leftForYou, { replace: true });
    },
  });
  return (
    <>
      {error && <Notice tone="error">{failureOf(error).message}</Notice>}
      <ButtonRow>
        <Button onPress={() => mutate({ token })} isPending={isPending} pendingLabel="Accepting…">
          Accept
        </Button>
        {declining}
      </ButtonRow>
    </>
  );
}
