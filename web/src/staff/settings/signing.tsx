import type { Receiver } from '@plainwill/contracts/notifications/integrations';
import { useProof } from '../../account/reauthentication/reauthentication.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { formatDateTime } from '../../ui/dates-and-money/format-date-time.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import { useMakeSecret } from './use-integrations.ts';

/** A receiver can tell by the signature that a delivery is ours. Zapier does not ask; others do. */
export function signingText({ isSigned, signedSince, earlierSecretUntil }: Receiver): string {
  if (!isSigned) return 'Not signed. Zapier doesn’t need a signature, but your own receiver might.';
  if (!signedSince) return 'Signed with the secret in the server’s own settings (Standard Webhooks).';
  const also = earlierSecretUntil ? ` Until ${formatDateTime(earlierSecretUntil)} also with the earlier one.` : '';
  return `Signed (Standard Webhooks) with the secret made on ${formatDateTime(signedSince)}.${also}`;
}

interface NewSecretProps {
  id: Receiver['id'];
  isSigned: boolean;
  isAsking: boolean;
  onClose: () => void;
}

/** Makes the secret once that is confirmed, and shows it this once. */
export function NewSecret({ id, isSigned, isAsking, onClose }: NewSecretProps) {
  const makeSecret = useMakeSecret();
  const { data, reset } = makeSecret;
  const { run, isPending } = useProof(makeSecret);
  return (
    <>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={onClose}
        title={isSigned ? 'Replace the signing secret?' : 'Make a signing secret?'}
        action={isSigned ? 'Replace secret' : 'Make secret'}
        isPending={isPending}
        pendingLabel={isSigned ? 'Replacing…' : 'Making…'}
        onConfirm={() => run({ id }, onClose)}
      >
        {isSigned
          ? 'For 24 hours deliveries are signed with both secrets, so that you can update your receiver without losing any.'
          : 'Your receiver can then check that a delivery comes from here. The secret is shown only once.'}
      </ConfirmDialog>
      <DialogFrame isOpen={data !== undefined} onClose={reset} title="Your signing secret">
        <p>Copy it into your receiver now. It is shown only this once.</p>
        <code className="rounded-field border border-line bg-paper p-3 break-all">{data?.secret}</code>
        <div className="flex items-center gap-3">
          <CopyButton text={data?.secret ?? ''} what="the signing secret" />
        </div>
        <Button onPress={reset}>I have copied it</Button>
      </DialogFrame>
    </>
  );
}
