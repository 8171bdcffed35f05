import { passkeyNameLength } from '@plainwill/contracts/identity/sign-in-methods';
import type { Passkey } from '@plainwill/contracts/identity/ways-in';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useRequired } from '../../ui/forms/use-required.ts';
import { AuthAlert, type FieldOfReason, useFieldFailures } from '../sign-in/auth-failure.tsx';
import { useRenamePasskey } from './use-ways-in.ts';

const noReasons: FieldOfReason = {};
const missingName = { name: 'Enter a name' };

/** Gives a passkey the name by which its owner knows it. */
export function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [name, setName] = useState(passkey.name);
  const { missing, isComplete } = useRequired(missingName);
  const { mutate, isPending, error } = useRenamePasskey();
  const { fields, other } = useFieldFailures(error, noReasons);
  const save = () => {
    if (isComplete({ name }) && !isPending) mutate({ id: passkey.id, name: name.trim() }, { onSuccess: onClose });
  };
  return (
    <DialogFrame isOpen onClose={onClose} title="Rename this passkey">
      <Form onSubmit={save} label="Rename this passkey" validationErrors={missing ?? fields}>
        <AuthAlert error={other} />
        <TextField
          label="Name"
          name="name"
          hint="So that you can tell your passkeys apart, such as “My phone”."
          maxLength={passkeyNameLength}
          hasFirstFocus
          value={name}
          onChange={setName}
        />
        <ButtonRow>
          <Button type="submit" isPending={isPending} pendingLabel="Saving…">
            Save name
          </Button>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
        </ButtonRow>
      </Form>
    </DialogFrame>
  );
}
