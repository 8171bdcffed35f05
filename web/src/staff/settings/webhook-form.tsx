import type { Integration } from '@plainwill/contracts/notifications/integrations';
import { webhookAddressLength } from '@plainwill/contracts/notifications/vocabulary';
import { useState } from 'react';
import { useProof } from '../../account/reauthentication/reauthentication.ts';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useRequired } from '../../ui/forms/use-required.ts';
import { useSaveWebhook, useSendTest, useStopDeliveries } from './use-integration.ts';

const missingAddress = { webhookUrl: 'Enter the URL of your Zapier webhook' };
const hostsText = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export function WebhookForm({ integration: { webhook, allowedHosts } }: { integration: Integration }) {
  const [webhookUrl, setWebhookUrl] = useState('');
  const save = useSaveWebhook();
  const test = useSendTest();
  const { run, isPending, error } = useProof({
    ...save,
    mutate: (input: { webhookUrl: string }, { onError }) =>
      save.mutate(input, { onError, onSuccess: () => setWebhookUrl('') }),
  });
  const { missing, isComplete } = useRequired(missingAddress);
  const failure = error && !missing ? failureOf(error) : null;
  const canTest = webhook !== null && webhook.disabledAt === null;

  const submit = () => {
    if (isComplete({ webhookUrl }) && !isPending) run({ webhookUrl });
  };
  return (
    <Form onSubmit={submit} label="Zapier webhook" validationErrors={missing ?? failure?.fields}>
      {failure && Object.keys(failure.fields).length === 0 && <Notice tone="error">{failure.message}</Notice>}
      <TextField
        label={webhook ? 'New Zapier webhook URL' : 'Zapier webhook URL'}
        name="webhookUrl"
        type="url"
        hint={`An https address at ${hostsText.format(allowedHosts)}. It is kept encrypted and never shown in full again.`}
        placeholder="https://hooks.zapier.com/hooks/catch/…"
        value={webhookUrl}
        onChange={setWebhookUrl}
        maxLength={webhookAddressLength}
        autoCapitalize="none"
      />
      <ButtonRow>
        <Button type="submit" isPending={isPending} pendingLabel="Saving…">
          Save Settings
        </Button>
        {canTest && (
          <Button variant="secondary" onPress={() => test.mutate()} isPending={test.isPending} pendingLabel="Sending…">
            Send test
          </Button>
        )}
        {webhook && <StopDeliveries />}
      </ButtonRow>
    </Form>
  );
}

function StopDeliveries() {
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useProof(useStopDeliveries());
  return (
    <>
      <Button variant="quiet" onPress={() => setAsking(true)}>
        Stop sending
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Stop sending enquiries?"
        action="Stop sending"
        isPending={isPending}
        pendingLabel="Stopping…"
        onConfirm={() => run(undefined, () => setAsking(false))}
      >
        The address is deleted. Enquiries are still kept here, and can be sent once there is an address again.
      </ConfirmDialog>
    </>
  );
}
