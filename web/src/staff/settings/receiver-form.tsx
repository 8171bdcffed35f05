import type { Integrations, Receiver } from '@plainwill/contracts/notifications/integrations';
import {
  receiverNameLength,
  type WebhookEvent,
  webhookAddressLength,
  webhookEvents,
} from '@plainwill/contracts/notifications/vocabulary';
import { listedAsChoice } from '@plainwill/contracts/shared/phrases';
import { useState } from 'react';
import { useProof } from '../../account/reauthentication/reauthentication.ts';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Fieldset } from '../../ui/fields/fieldset.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { eventLabels } from './delivery-labels.ts';
import { useSaveReceiver } from './use-integrations.ts';

export type AllowedHosts = Pick<Integrations, 'allowedHosts' | 'privateHosts'>;

interface ReceiverFormProps {
  /** Null to add one. */
  receiver: Receiver | null;
  /** The first is most often Zapier. */
  isFirst?: boolean;
  allowed: AllowedHosts;
  onDone: () => void;
}

function addressHint({ allowedHosts, privateHosts }: AllowedHosts): string {
  const own = privateHosts.length > 0 ? ` In your own network: ${listedAsChoice(privateHosts)}.` : '';
  return `An https address at ${listedAsChoice(allowedHosts)}.${own} It is kept encrypted and never shown in full again.`;
}

interface Typed {
  name: string;
  events: WebhookEvent[];
  webhookUrl: string;
}

/** Finds the problems that can be named before a password is asked for. */
function problemsOf({ name, events, webhookUrl }: Typed, isNew: boolean): Record<string, string> | null {
  const problems = {
    ...(!name.trim() && { name: 'Enter a name for this receiver' }),
    ...(events.length === 0 && { events: 'Choose at least one event' }),
    ...(isNew && !webhookUrl.trim() && { webhookUrl: 'Enter the URL of your webhook' }),
    ...(webhookUrl.trim() &&
      !URL.canParse(webhookUrl.trim()) && {
        webhookUrl: 'Enter the whole address, like https://hooks.zapier.com/hooks/catch/1234567/abcdef/',
      }),
  };
  return Object.keys(problems).length > 0 ? problems : null;
}

export function ReceiverForm({ receiver, isFirst = false, allowed, onDone }: ReceiverFormProps) {
  const [typed, setTyped] = useState<Typed>({
    name: receiver?.name ?? (isFirst ? 'Zapier' : ''),
    events: receiver?.events ?? [...webhookEvents],
    webhookUrl: '',
  });
  const [problems, setProblems] = useState<Record<string, string> | null>(null);
  const save = useSaveReceiver();
  const { run, isPending, error } = useProof({
    ...save,
    mutate: (input: Typed & { id?: Receiver['id'] }, { onError }) => save.mutate(input, { onError, onSuccess: onDone }),
  });
  const failure = error && !problems ? failureOf(error) : null;
  const submit = () => {
    const found = problemsOf(typed, receiver === null);
    setProblems(found);
    if (!found && !isPending) run({ ...typed, ...(receiver && { id: receiver.id }) });
  };
  const choose = (event: WebhookEvent) => (isChosen: boolean) =>
    setTyped({
      ...typed,
      events: webhookEvents.filter((known) => (known === event ? isChosen : typed.events.includes(known))),
    });
  const eventsError = (problems ?? failure?.fields)?.events;
  return (
    <Form
      onSubmit={submit}
      label={receiver ? `Edit ${receiver.name}` : 'New receiver'}
      validationErrors={problems ?? failure?.fields}
    >
      {failure && Object.keys(failure.fields).length === 0 && <Notice tone="error">{failure.message}</Notice>}
      <TextField
        label="Name"
        name="name"
        value={typed.name}
        onChange={(name) => setTyped({ ...typed, name })}
        maxLength={receiverNameLength}
      />
      <div data-field="events">
        <Fieldset legend="Events" error={eventsError}>
          {webhookEvents.map((event) => (
            <Checkbox
              key={event}
              label={eventLabels[event]}
              isSelected={typed.events.includes(event)}
              onChange={choose(event)}
            />
          ))}
        </Fieldset>
      </div>
      <TextField
        label={isFirst ? 'Zapier webhook URL' : receiver ? 'New webhook URL' : 'Webhook URL'}
        name="webhookUrl"
        type="url"
        hint={receiver ? `${addressHint(allowed)} Leave it empty to keep the one you have.` : addressHint(allowed)}
        placeholder="https://hooks.zapier.com/hooks/catch/…"
        value={typed.webhookUrl}
        onChange={(webhookUrl) => setTyped({ ...typed, webhookUrl })}
        maxLength={webhookAddressLength}
        autoCapitalize="none"
      />
      <ButtonRow>
        <Button type="submit" isPending={isPending} pendingLabel="Saving…">
          Save Settings
        </Button>
        {!isFirst && (
          <Button variant="quiet" onPress={onDone}>
            Cancel
          </Button>
        )}
      </ButtonRow>
    </Form>
  );
}
