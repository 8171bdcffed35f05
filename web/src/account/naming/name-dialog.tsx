import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useRequired } from '../../ui/forms/use-required.ts';
import { AuthAlert, type FieldOfReason, useFieldFailures } from '../sign-in/auth-failure.tsx';

const noReasons: FieldOfReason = {};
const missingName = { name: 'Enter a name' };

interface NameDialogProps {
  title: string;
  hint: string;
  maxLength: number;
  /** The name until now. */
  name: string;
  /** It can go without a name. */
  isOptional?: boolean;
  onSave: (name: string, then: { onSuccess: () => void }) => void;
  isPending: boolean;
  error: unknown;
  onClose: () => void;
}

/** Gives something of an account the name by which its owner knows it. */
export function NameDialog(props: NameDialogProps) {
  const { title, hint, maxLength, name, isOptional, onSave, isPending, error, onClose } = props;
  const [typed, setTyped] = useState(name);
  const { missing, isComplete } = useRequired(missingName);
  const { fields, other } = useFieldFailures(error, noReasons);
  const save = () => {
    if ((isOptional || isComplete({ name: typed })) && !isPending) onSave(typed.trim(), { onSuccess: onClose });
  };
  return (
    <DialogFrame isOpen onClose={onClose} title={title}>
      <Form onSubmit={save} label={title} validationErrors={missing ?? fields}>
        <AuthAlert error={other} />
        <TextField
          label="Name"
          name="name"
          hint={hint}
          maxLength={maxLength}
          hasFirstFocus
          value={typed}
          onChange={setTyped}
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
