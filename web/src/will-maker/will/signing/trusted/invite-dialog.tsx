import type { TrustedPersonId } from '@plainwill/contracts/shared/ids';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { pendingProofAtom, useProof } from '../../../../account/reauthentication/reauthentication.ts';
import { AuthAlert, type FieldOfReason, useFieldFailures } from '../../../../account/sign-in/auth-failure.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { DialogActions, FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Form } from '../../../../ui/forms/form.tsx';
import { useRequired } from '../../../../ui/forms/use-required.ts';
import { notifySuccess } from '../../../../ui/toasts/toasts.ts';
import { useInviteTrusted } from './use-trusted.ts';

const noReasons: FieldOfReason = {};
const needed = { firstName: 'Enter their first name', email: 'Enter their email address' };

/** Asks whom to invite. It stands aside while its reader shows who they are. */
export function InviteDialog({ id, onClose }: { id: TrustedPersonId; onClose: () => void }) {
  const [draft, setDraft] = useState({ firstName: '', email: '' });
  const { missing, isComplete } = useRequired(needed);
  const isProving = useAtomValue(pendingProofAtom) !== null;
  const invite = useInviteTrusted();
  const { run, isPending, error } = useProof({
    ...invite,
    mutate: (input: Parameters<typeof invite.mutate>[0], options) =>
      invite.mutate(input, {
        ...options,
        onSuccess: () => {
          onClose();
          notifySuccess('The invitation is on its way. Now choose what they may read.');
        },
      }),
  });
  const { fields, other } = useFieldFailures(error, noReasons);
  const send = () => {
    const typed = { firstName: draft.firstName.trim(), email: draft.email.trim() };
    if (isComplete(typed) && !isPending) run({ id, ...typed });
  };
  return (
    <FormDialog
      isOpen={!isProving}
      onClose={onClose}
      title="Invite someone you trust"
      isDirty={draft.firstName !== '' || draft.email !== ''}
    >
      <Form onSubmit={send} label="Invite someone you trust" validationErrors={missing ?? fields}>
        <AuthAlert error={other} />
        <TextField
          label="Their first name"
          name="firstName"
          autoComplete="off"
          autoCapitalize="words"
          isRequired
          value={draft.firstName}
          onChange={(firstName) => setDraft({ ...draft, firstName })}
        />
        <TextField
          label="Their email address"
          name="email"
          type="email"
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          hint="Check it carefully: only an account with this address can accept."
          isRequired
          value={draft.email}
          onChange={(email) => setDraft({ ...draft, email })}
        />
        <p className="text-small text-muted">
          They can read nothing until you choose what. The invitation counts for 30 days. The email does not say what
          you leave.
        </p>
        <DialogActions>
          <Button type="submit" isPending={isPending} pendingLabel="Sending…">
            Send the invitation
          </Button>
        </DialogActions>
      </Form>
    </FormDialog>
  );
}
