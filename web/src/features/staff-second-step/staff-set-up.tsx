import type { WaysIn } from '@plainwill/contracts/identity/ways-in';
import { useMutation } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureOf } from '../../api/failure.ts';
import { trpc } from '../../api/trpc.ts';
import { paths } from '../../paths/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { type ButtonVariant, buttonVariants } from '../../ui/buttons/button-variants.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { useSignOut } from '../sign-out/use-sign-out.tsx';
import { useWaysIn } from '../ways-in/use-ways-in.ts';
import { hasSecondStep } from '../ways-in/words.ts';

const title = 'Staff pages need a second step';

/** Reads again whether the person may use their roles: the page that shows this is shown in its place if so. */
const useMeAgain = () => trpc.identity.accounts.me.useQuery(undefined, { staleTime: 0 });

/** In place of a staff page, for who holds a role that counts with a second step alone. */
export function StaffSetUp() {
  const me = useMeAgain();
  const waysIn = useWaysIn();
  // What was set up a moment ago is known before it is known that it was used.
  const isSettled = !me.isFetching && !waysIn.isFetching;
  return (
    <>
      <PageHeading title={title}>{title}</PageHeading>
      {waysIn.data ? (
        !hasSecondStep(waysIn.data) ? (
          <ChooseStep />
        ) : isSettled ? (
          <SignInAgain waysIn={waysIn.data} />
        ) : (
          <Loading />
        )
      ) : waysIn.isError ? (
        <RetryNotice
          message={failureOf(waysIn.error).message}
          onRetry={() => void waysIn.refetch()}
          isRetrying={waysIn.isFetching}
        />
      ) : (
        <Loading />
      )}
    </>
  );
}

/** For who has none yet. What they open stands in another tab, so that the way back is here. */
function ChooseStep() {
  const { identity } = trpc.useUtils();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () =>
      Promise.all([
        identity.waysIn.get.fetch(undefined, { staleTime: 0 }),
        identity.accounts.me.fetch(undefined, { staleTime: 0 }),
      ]),
  });
  return (
    <>
      <p>
        You have a role here. As the staff pages show what other people have told us, a password or Google alone does
        not open them. Set up one of these on the page “Your account”, which opens in a new tab. Then come back here.
      </p>
      <Card>
        <h2 className="heading text-lead">Best: a passkey</h2>
        <p>
          You sign in with your face, finger or screen lock. There is nothing to type, and no one can guess it or steal
          it from us.
        </p>
        <NewTabLink to={paths.accountSection('passkeys')} variant="primary">
          Add a passkey
        </NewTabLink>
      </Card>
      <Card>
        <h2 className="heading text-lead">Or: an authenticator app</h2>
        <p>An app on your phone shows a code of 6 digits. You enter it after your password or Google.</p>
        <NewTabLink to={paths.accountSection('authenticator')} variant="secondary">
          Set up an authenticator app
        </NewTabLink>
      </Card>
      {error ? (
        <Notice tone="error">{failureOf(error).message}</Notice>
      ) : (
        isSuccess && <Notice tone="error">There is no second step in your account yet. Set one up first.</Notice>
      )}
      <ButtonRow>
        <Button variant="secondary" onPress={() => mutate()} isPending={isPending} pendingLabel="Checking…">
          Continue to the staff pages
        </Button>
      </ButtonRow>
    </>
  );
}

interface NewTabLinkProps {
  to: string;
  variant: ButtonVariant;
  children: ReactNode;
}

const NewTabLink = ({ to, variant, children }: NewTabLinkProps) => (
  <div>
    <a href={to} target="_blank" rel="noreferrer" className={buttonVariants(variant, 'small')}>
      {children}
      <ExternalLink aria-hidden strokeWidth={2.2} className="size-4.5 shrink-0" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  </div>
);

/** For who has one, and has signed in without it. */
function SignInAgain({ waysIn: { passkeys, authenticator } }: { waysIn: WaysIn }) {
  const { start, isPending, question } = useSignOut({ staysHere: true });
  const hasPasskey = passkeys.some(({ isUsable }) => isUsable);
  const step = !hasPasskey
    ? 'your authenticator app'
    : authenticator
      ? 'your passkey or your authenticator app'
      : 'your passkey';
  return (
    <>
      <p>You signed in without your second step. Sign out, then sign in again with {step}.</p>
      <ButtonRow>
        <Button onPress={start} isPending={isPending} pendingLabel="Signing out…">
          Sign out and sign in again
        </Button>
      </ButtonRow>
      {question}
    </>
  );
}
