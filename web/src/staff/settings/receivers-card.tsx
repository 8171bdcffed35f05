import type { Integrations, Receiver } from '@plainwill/contracts/notifications/integrations';
import { maxReceivers, type WebhookEvent } from '@plainwill/contracts/notifications/vocabulary';
import { useState } from 'react';
import { useProof } from '../../account/reauthentication/reauthentication.ts';
import { failureOf } from '../../shared/api/failure.ts';
import { ActionMenu } from '../../ui/buttons/action-menu.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { formatDateTime } from '../../ui/dates-and-money/format-date-time.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { eventLabels } from './delivery-labels.ts';
import { type AllowedHosts, ReceiverForm } from './receiver-form.tsx';
import { NewSecret, signingText } from './signing.tsx';
import {
  useIntegrations,
  useRemoveReceiver,
  useSendTest,
  useStartReceiver,
  useStopReceiver,
} from './use-integrations.ts';

/** Lists the receivers, each with the events it is sent. */
export function ReceiversCard({ isAdmin }: { isAdmin: boolean }) {
  const integrations = useIntegrations();
  return (
    <Card>
      <h2 className="heading text-lead">Webhook receivers</h2>
      {integrations.data ? (
        <Receivers {...integrations.data} isAdmin={isAdmin} />
      ) : integrations.isError ? (
        <RetryNotice
          message={failureOf(integrations.error).message}
          onRetry={() => void integrations.refetch()}
          isRetrying={integrations.isFetching}
        />
      ) : (
        <p role="status" className="text-muted">
          Loading...
        </p>
      )}
    </Card>
  );
}

function Receivers({ receivers, isAdmin, ...allowed }: Integrations & { isAdmin: boolean }) {
  const [isAdding, setAdding] = useState(false);
  const hasNone = receivers.length === 0;
  return (
    <>
      {hasNone ? (
        <Notice tone="info">No address is set. Enquiries are kept here and not forwarded.</Notice>
      ) : (
        <ul className="flex flex-col gap-3">
          {receivers.map((receiver) => (
            <ReceiverItem key={receiver.id} receiver={receiver} allowed={allowed} isAdmin={isAdmin} />
          ))}
        </ul>
      )}
      {!isAdmin && <p className="text-muted">Only administrators can change this.</p>}
      {isAdmin && (hasNone || isAdding) && (
        <ReceiverForm receiver={null} isFirst={hasNone} allowed={allowed} onDone={() => setAdding(false)} />
      )}
      {isAdmin && !hasNone && !isAdding && receivers.length < maxReceivers && (
        <ButtonRow>
          <Button variant="secondary" size="small" onPress={() => setAdding(true)}>
            Add a receiver
          </Button>
        </ButtonRow>
      )}
    </>
  );
}

interface ReceiverItemProps {
  receiver: Receiver;
  allowed: AllowedHosts;
  isAdmin: boolean;
}

function ReceiverItem({ receiver, allowed, isAdmin }: ReceiverItemProps) {
  const [isEditing, setEditing] = useState(false);
  const { name, events, maskedUrl, savedAt, pausedAt, disabledAt, isLegacy } = receiver;
  const isStopped = pausedAt !== null || disabledAt !== null;
  return (
    <li className="flex flex-col gap-2 rounded-field border border-line bg-paper px-4 py-3">
      <div>
        <h3 translate="no" className="font-semibold wrap-anywhere">
          {name}
        </h3>
        <p className="break-all">{maskedUrl}</p>
        <p className="text-muted">
          {events.map((event) => eventLabels[event]).join(', ')}
          {' · '}
          {savedAt ? `Saved on ${formatDateTime(savedAt)}` : 'Set in the server’s own settings'}
        </p>
        <p className="text-muted">{signingText(receiver)}</p>
      </div>
      {disabledAt ? (
        <Notice tone="error" title="Deliveries have stopped">
          On {formatDateTime(disabledAt)} the receiver answered that this address is gone for good. Save a new address,
          then resend what did not arrive.
        </Notice>
      ) : (
        pausedAt && <Notice tone="info">Switched off on {formatDateTime(pausedAt)}. Enquiries are kept here.</Notice>
      )}
      {isLegacy && (
        <Notice tone="info">
          This is an older kind of Zapier address, with lower limits. A new Catch Hook gives you a better one.
        </Notice>
      )}
      {isEditing && <ReceiverForm receiver={receiver} allowed={allowed} onDone={() => setEditing(false)} />}
      {isAdmin && !isEditing && (
        <ReceiverActions receiver={receiver} isStopped={isStopped} onEdit={() => setEditing(true)} />
      )}
    </li>
  );
}

interface ReceiverActionsProps {
  receiver: Receiver;
  isStopped: boolean;
  onEdit: () => void;
}

function ReceiverActions({ receiver: { id, name, events, isSigned }, isStopped, onEdit }: ReceiverActionsProps) {
  const [isAsking, setAsking] = useState<'stop' | 'remove' | 'secret' | null>(null);
  const stop = useProof(useStopReceiver());
  const start = useProof(useStartReceiver());
  const remove = useProof(useRemoveReceiver());
  const close = () => setAsking(null);
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <Button variant="quiet" size="small" onPress={onEdit}>
        Edit<span className="sr-only"> {name}</span>
      </Button>
      {!isStopped && events.map((event) => <TestButton key={event} id={id} event={event} name={name} />)}
      {isStopped && (
        <Button variant="quiet" size="small" onPress={() => start.run({ id })} isPending={start.isPending}>
          Start sending<span className="sr-only"> to {name}</span>
        </Button>
      )}
      <ActionMenu
        label={`More for ${name}`}
        actions={[
          { label: isSigned ? 'Replace the signing secret' : 'Make a signing secret', run: () => setAsking('secret') },
          ...(isStopped ? [] : [{ label: 'Stop sending', run: () => setAsking('stop') }]),
          { label: 'Remove', run: () => setAsking('remove') },
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking === 'stop'}
        onClose={close}
        title={`Stop sending to ${name}?`}
        action="Stop sending"
        isPending={stop.isPending}
        pendingLabel="Stopping…"
        onConfirm={() => stop.run({ id }, close)}
      >
        Enquiries are still kept here, and can be resent once you start sending again.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isAsking === 'remove'}
        onClose={close}
        title={`Remove ${name}?`}
        action="Remove"
        isPending={remove.isPending}
        pendingLabel="Removing…"
        onConfirm={() => remove.run({ id }, close)}
      >
        Its address and signing secret are deleted. Enquiries are still kept here.
      </ConfirmDialog>
      <NewSecret id={id} isSigned={isSigned} isAsking={isAsking === 'secret'} onClose={close} />
    </div>
  );
}

interface TestButtonProps {
  id: Receiver['id'];
  event: WebhookEvent;
  name: string;
}

function TestButton({ id, event, name }: TestButtonProps) {
  const test = useSendTest();
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        onPress={() => test.mutate({ id, event })}
        isPending={test.isPending}
        pendingLabel="Sending…"
      >
        Send test: {eventLabels[event]}
        <span className="sr-only"> to {name}</span>
      </Button>
      <span role="status" className="text-small text-muted empty:hidden">
        {test.isSuccess && 'Sent. See Last deliveries.'}
      </span>
    </>
  );
}
