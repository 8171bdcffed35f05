import type { TrustedPersonId } from '@plainwill/contracts/shared/ids';
import type { TrustedPerson } from '@plainwill/contracts/will-data/trusted/trusted';
import { maxTrustedPeople } from '@plainwill/contracts/will-data/trusted/trusted-vocabulary';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../../../shared/api/failure.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../../ui/buttons/button-row.tsx';
import { formatDay } from '../../../../ui/dates-and-money/format-date.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Card } from '../../../../ui/layout/page-layout.tsx';
import { SummaryList } from '../../../../ui/lists/summary-list.tsx';
import { notifySuccess } from '../../../../ui/toasts/toasts.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { ownThingLabels, stateText, thingsAt } from './trusted-model.ts';
import { useRemoveTrusted } from './use-trusted.ts';

/** The list, to add to and to change. */
export function TrustedPeople({ people }: { people: readonly TrustedPerson[] }) {
  const [inviting, setInviting] = useState<TrustedPersonId | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const countBefore = useRef(people.length);
  // The button that was pressed went with its person.
  useEffect(() => {
    if (people.length < countBefore.current) heading.current?.focus();
    countBefore.current = people.length;
  }, [people.length]);
  const add = (
    <Button
      variant={people.length === 0 ? 'primary' : 'secondary'}
      // Made once for each invitation, so that a repeat of the call sends no second.
      onPress={() => setInviting(crypto.randomUUID() as TrustedPersonId)}
    >
      <Plus aria-hidden strokeWidth={2.2} className="size-5" />
      Invite someone
    </Button>
  );
  return (
    <section aria-labelledby="trusted" className="flex flex-col gap-4">
      <h2 id="trusted" ref={heading} tabIndex={-1} className="heading rounded-paper text-title">
        Who you trust
      </h2>
      {people.length === 0 ? (
        <Card>
          <EmptyState action={add}>
            No one yet. An executor, a grown-up child or a close friend is a good choice: someone who would be told
            soon.
          </EmptyState>
        </Card>
      ) : (
        <>
          {people.map((person) => (
            <PersonCard key={person.id} person={person} />
          ))}
          {people.length < maxTrustedPeople ? (
            <ButtonRow>{add}</ButtonRow>
          ) : (
            <p className="text-muted">You can trust {maxTrustedPeople} people. Remove one to invite another.</p>
          )}
        </>
      )}
      {inviting && <InviteDialog id={inviting} onClose={() => setInviting(null)} />}
    </section>
  );
}

function PersonCard({ person }: { person: TrustedPerson }) {
  const [isEditing, setEditing] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const { id, firstName, state, invitedOn, acceptedOn } = person;
  return (
    <Card>
      <div className="flex flex-col gap-1">
        <h3 translate="no" className="heading text-lead wrap-anywhere">
          {firstName}
        </h3>
        <p className="text-muted">
          {stateText(person)}
          {state === 'invited' && `. Invited on ${formatDay(invitedOn)}: the invitation counts for 30 days`}
          {state === 'active' && acceptedOn && ` on ${formatDay(acceptedOn)}`}.
        </p>
      </div>
      <WhatTheyMayRead person={person} />
      <ButtonRow>
        {state !== 'left' && (
          <Button
            variant="secondary"
            size="small"
            label={`Change what they may read: ${firstName}`}
            onPress={() => setEditing(true)}
          >
            Change what they may read
          </Button>
        )}
        <Button variant="secondary" size="small" label={`Remove ${firstName}`} onPress={() => setRemoving(true)}>
          Remove
        </Button>
      </ButtonRow>
      {isEditing && <SettingsDialog person={person} onClose={() => setEditing(false)} />}
      {isRemoving && <RemoveDialog id={id} firstName={firstName} onClose={() => setRemoving(false)} />}
    </Card>
  );
}

const labels = (things: ReturnType<typeof thingsAt>) =>
  things.length === 0 ? 'Nothing' : things.map((thing) => ownThingLabels[thing]).join('; ');

function WhatTheyMayRead({ person: { things, mayAsk, opened, state } }: { person: TrustedPerson }) {
  const readings = opened.map(
    ({ thing, times, lastOn }) =>
      `${ownThingLabels[thing]}: ${times === 1 ? 'once' : `${times} times`}, last on ${formatDay(lastOn)}`,
  );
  const rows = [
    ...(state === 'left'
      ? []
      : [
          { term: 'May read now', detail: labels(thingsAt(things, 'now')) },
          { term: 'May read after a release', detail: labels(thingsAt(things, 'afterRelease')) },
          { term: 'May ask for a release', detail: mayAsk ? 'Yes' : 'No' },
        ]),
    { term: 'Has opened', detail: readings.length === 0 ? 'Nothing yet' : readings.join('; ') },
  ];
  return <SummaryList entries={rows} />;
}

interface RemoveDialogProps {
  id: TrustedPersonId;
  firstName: string;
  onClose: () => void;
}

function RemoveDialog({ id, firstName, onClose }: RemoveDialogProps) {
  const { mutate, isPending, error } = useRemoveTrusted();
  const remove = () =>
    mutate(
      { id },
      {
        onSuccess: () => {
          onClose();
          notifySuccess(`${firstName} can no longer read anything.`);
        },
      },
    );
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Remove ${firstName}?`}
      action="Remove"
      pendingLabel="Removing…"
      isPending={isPending}
      onConfirm={remove}
    >
      <p>
        From now on they can read nothing here. We don’t tell them: to them it looks as if nothing had been left. What
        they have already read or saved, they keep.
      </p>
      {error && <Notice tone="error">{failureOf(error).message}</Notice>}
    </ConfirmDialog>
  );
}
