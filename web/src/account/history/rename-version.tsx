import type { AnswersVersion } from '@plainwill/contracts/will-data/history/history';
import { maxVersionName } from '@plainwill/contracts/will-data/history/history-vocabulary';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { AuthAlert, type FieldOfReason, useFieldFailures } from '../sign-in/auth-failure.tsx';
import { useNameVersion } from './use-history.ts';

const noReasons: FieldOfReason = {};

/** Gives a version the name by which its owner knows it, or none. */
export function RenameVersion({ version, onClose }: { version: AnswersVersion; onClose: () => void }) {
  const [name, setName] = useState(version.name);
  const { mutate, isPending, error } = useNameVersion();
  const { fields, other } = useFieldFailures(error, noReasons);
  const save = () => {
    if (!isPending) mutate({ id: version.id, name: name.trim() }, { onSuccess: onClose });
  };
  return (
    <DialogFrame isOpen onClose={onClose} title="Name this version">
      <Form onSubmit={save} label="Name this version" validationErrors={fields}>
        <AuthAlert error={other} />
        <TextField
          label="Name"
          name="name"
          hint="So that you can find it again, such as “Before we moved”. Leave it empty to show only the day."
          maxLength={maxVersionName}
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
