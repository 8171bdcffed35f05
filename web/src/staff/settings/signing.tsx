import type { Integration } from '@plainwill/contracts/notifications/integrations';
import { useState } from 'react';
import { useProof } from '../../account/reauthentication/reauthentication.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { formatDateTime } from '../../ui/dates-and-money/format-date-time.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import { useMakeSecret } from './use-integration.ts';

/** A receiver can tell by the signature that a delivery is ours. Zapier does not ask; others do. */
export function Signing({ integration, isAdmin }: { integration: Integration; isAdmin: boolean }) {
  return (
    <div className="flex flex-col items-start gap-2 border-t border-line pt-4">
      <h3 className="font-semibold">Signature</h3>
      <p className="text-muted">{signingText(integration)}</p>
      {isAdmin && <NewSecret isSigned={integration.isSigned} />}
    </div>
  );
}

function signingText({ isSigned, signedSince, earlierSecretUntil }: Integration): string {
  if (!isSigned) return 'Deliveries are not signed. Zapier doesn’t need a signature, but your own receiver might.';
  if (!signedSince) return 'Deliveries are signed with the secret in the server’s own settings (Standard Webhooks).';
  const also = earlierSecretUntil
    ? ` Until ${formatDateTime(earlierSecretUntil)} they are signed with the earlier secret too.`
    : '';
  return `Deliveries are signed (Standard Webhooks) with the secret made on ${formatDateTime(signedSince)}.${also}`;
}

function NewSecret({ isSigned }: { isSigned: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const makeSecret = useMakeSecret();
  const { data, reset } = makeSecret;
  const { run, isPending } = useProof(makeSecret);
  const make = () => run(undefined, () => setAsking(false));
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        onPress={isSigned ? () => setAsking(true) : make}
        isPending={isPending}
        pendingLabel="Making…"
      >
        {isSigned ? 'Replace the signing secret' : 'Make a signing secret'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Replace the signing secret?"
        action="Replace secret"
        isPending={isPending}
        pendingLabel="Replacing…"
        onConfirm={make}
      >
        For 24 hours deliveries are signed with both secrets, so that you can update your receiver without losing any.
      </ConfirmDialog>
      <DialogFrame isOpen={data !== undefined} onClose={reset} title="Your signing secret">
        <p>Copy it into your receiver now. It is shown only this once.</p>
        <code className="rounded-field border border-line bg-paper p-3 break-all">{data?.secret}</code>
        <Button onPress={reset}>I have copied it</Button>
      </DialogFrame>
    </>
  );
}
