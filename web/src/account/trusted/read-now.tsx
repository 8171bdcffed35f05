import type { TrustedBy } from '@plainwill/contracts/will-data/trusted/trusted';
import type { TrustedThing } from '@plainwill/contracts/will-data/trusted/trusted-vocabulary';
import { useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { paths } from '../../shared/paths/paths.ts';
import { LoadProblem } from '../../shared/testator-record/load-problem.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { SeenEntries } from './seen-entries.tsx';
import { thingLabels } from './thing-labels.ts';
import { useLeave, useReceivedTrust, useSeeThing, useTrustedBy } from './use-trusted-by.ts';

/** Invitations to the address of this account, each with the way to read and accept it. */
export function ReceivedTrust() {
  const received = useReceivedTrust();
  return received.data?.map(({ token, from, expiresAt }) => (
    <Card key={token}>
      <h2 className="heading text-title wrap-anywhere">{from ?? 'Someone'} trusts you with something</h2>
      <p>You can accept until {formatDay(expiresAt)}. If you do nothing, nothing happens.</p>
      <p>
        <ButtonLink to={paths.trustedInvitation(token)}>See the invitation</ButtonLink>
      </p>
    </Card>
  ));
}

/** Shows what others let the signed-in account read now. */
export function ReadNow() {
  const trustedBy = useTrustedBy();
  const reason = trustedBy.error ? failureOf(trustedBy.error).reason : null;
  if (reason === 'NothingForYou') return <p>There is nothing for you to read now.</p>;
  if (reason === 'SecondStepFirst')
    return (
      <Notice tone="info" title="Turn on two-step sign-in first">
        <p className="mb-3">
          What others leave for you is private. We only show it to an account that signs in with a second step, such as
          a code from an app.
        </p>
        <ButtonLink size="small" to={paths.accountSection('secondStep')}>
          Set up two-step sign-in
        </ButtonLink>
      </Notice>
    );
  // An answer stays on the screen while it cannot be read again.
  if (trustedBy.data) return trustedBy.data.map((one) => <ByOne key={one.id} trust={one} />);
  if (!trustedBy.error) return <Loading rows={4} />;
  return (
    <LoadProblem
      title="What was left for you couldn’t be loaded"
      error={trustedBy.error}
      onRetry={() => void trustedBy.refetch()}
      isRetrying={trustedBy.isFetching}
    />
  );
}

function ByOne({ trust: { id, owner, things } }: { trust: TrustedBy }) {
  const [isLeaving, setLeaving] = useState(false);
  const name = owner ?? 'someone who trusts you';
  return (
    <section aria-label={`From ${name}`}>
      <Card>
        <h2 className="heading text-title wrap-anywhere">From {name}</h2>
        <p className="text-muted">
          {things.length === 0
            ? 'There is nothing for you to read now.'
            : 'You can read this now. We record what you open and when, and they can see it.'}
        </p>
        {things.map((thing) => (
          <OneThing key={thing} id={id} thing={thing} name={name} />
        ))}
        <ButtonRow>
          <Button variant="secondary" size="small" onPress={() => setLeaving(true)}>
            I no longer want this
          </Button>
        </ButtonRow>
        {isLeaving && <LeaveDialog id={id} onClose={() => setLeaving(false)} />}
      </Card>
    </section>
  );
}

interface OneThingProps {
  id: TrustedBy['id'];
  thing: TrustedThing;
  name: string;
}

function OneThing({ id, thing, name }: OneThingProps) {
  const see = useSeeThing();
  const label = thingLabels[thing];
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">{label}</h3>
        <Button
          size="small"
          variant="secondary"
          label={`Open: ${label}, from ${name}`}
          onPress={() => see.mutate({ id, thing })}
          isPending={see.isPending}
          pendingLabel="Opening…"
        >
          Open
        </Button>
      </div>
      <div role="status">{see.data && <SeenEntries seen={see.data} />}</div>
      {see.error && <Notice tone="error">{failureOf(see.error).message}</Notice>}
    </div>
  );
}

function LeaveDialog({ id, onClose }: { id: TrustedBy['id']; onClose: () => void }) {
  const { mutate, isPending, error } = useLeave();
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title="Stop reading what they leave?"
      action="Stop"
      pendingLabel="Stopping…"
      isPending={isPending}
      onConfirm={() => mutate({ id }, { onSuccess: onClose })}
    >
      <p>You will read nothing of theirs from now on, and they will see that you no longer want it.</p>
      {error && <Notice tone="error">{failureOf(error).message}</Notice>}
    </ConfirmDialog>
  );
}
