import type { WaysIn } from '@plainwill/contracts/identity/ways-in';
import { Smartphone } from 'lucide-react';
import { Suspense, useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { type RouterOutputs, trpc } from '../../shared/api/trpc.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { withDots } from '../../ui/lists/item-row.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { DialogProblem } from '../../ui/loading/part-problem.tsx';
import { AccountSection } from '../profile/account-section.tsx';
import { useProof, useProven } from '../reauthentication/reauthentication.ts';
import { lastUsedText } from './credential-facts.ts';
import { ChangeDialog } from './sign-out-others.tsx';
import { useOutcome } from './use-outcome.tsx';
import { useRemoveAuthenticator } from './use-ways-in.ts';

// It draws the picture to scan, which few people ever see.
const SetUpAuthenticator = lazyPart(() => import('./set-up-authenticator.tsx'), DialogProblem);

type Begun = RouterOutputs['identity']['authenticators']['begin'];

/** An app that shows a new code twice a minute. */
export function AuthenticatorSection({ authenticator }: Pick<WaysIn, 'authenticator'>) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const { clear, show, outcome } = useOutcome();
  const removal = useRemoveAuthenticator(() =>
    show('Your authenticator app is no longer asked for. Delete the entry in the app too.'),
  );
  const remove = useProof(removal);
  const begin = useProven('authenticator', trpc.identity.authenticators.begin.useMutation({ onSuccess: setBegun }));
  const forgetLast = () => {
    clear();
    removal.reset();
  };
  const start = () => {
    forgetLast();
    begin.run();
  };
  const error = begin.error ?? remove.error;
  return (
    <AccountSection
      id="authenticator"
      title="Authenticator app"
      summary={authenticator ? withDots(['Set up', lastUsedText(authenticator.lastUsedAt)]) : 'Not set up'}
    >
      <p className="text-muted">
        An app on your phone that shows a new code of 6 digits every half minute. After your password or Google, we ask
        for that code. Any authenticator app will do, and many password managers have one.
      </p>
      {outcome}
      {authenticator && (
        <p>
          Set up on {formatDay(authenticator.createdAt)}, {lastUsedText(authenticator.lastUsedAt)}.
        </p>
      )}
      {Boolean(error) && <Notice tone="error">{failureOf(error).message}</Notice>}
      <ButtonRow>
        <Button
          variant={authenticator ? 'secondary' : 'primary'}
          onPress={start}
          isPending={begin.isPending}
          pendingLabel="Preparing…"
        >
          <Smartphone aria-hidden strokeWidth={2.2} className="size-5 shrink-0" />
          {authenticator ? 'Use another app' : 'Set up an authenticator app'}
        </Button>
        {authenticator && (
          <Button variant="secondary" label="Remove the authenticator app" onPress={() => setRemoving(true)}>
            Remove
          </Button>
        )}
      </ButtonRow>
      {begun && (
        <Suspense>
          <SetUpAuthenticator
            key={begun.secret}
            begun={begun}
            isReplacing={authenticator !== null}
            onAgain={() => begin.run()}
            isBeginning={begin.isPending}
            onClose={() => setBegun(null)}
            onDone={(codes) => {
              setBegun(null);
              show('Your authenticator app is set up. From now on, we ask for a code when you sign in.', codes);
            }}
          />
        </Suspense>
      )}
      {isRemoving && (
        <ChangeDialog
          onClose={() => setRemoving(false)}
          title="Remove the authenticator app?"
          action="Remove app"
          pendingLabel="Removing…"
          isPending={remove.isPending}
          onConfirm={(signOutOthers) => {
            forgetLast();
            remove.run({ signOutOthers }, () => setRemoving(false));
          }}
        >
          <p>Its codes no longer work here.</p>
        </ChangeDialog>
      )}
    </AccountSection>
  );
}
