import { useState } from 'react';
import { trpc } from '../../api/trpc.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { AuthAlert } from '../auth/auth-alert.tsx';
import { type FieldOfReason, useFieldFailures } from '../auth/use-field-failures.ts';

const fieldOf: FieldOfReason = { PasswordWrong: 'password', PasswordTooSoon: 'password' };
const missingPassword = { password: 'Enter your password' };

interface PasswordAgainFormProps {
  onDone: () => void;
  onCancel: () => void;
}

export function PasswordAgainForm({ onDone, onCancel }: PasswordAgainFormProps) {
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = trpc.identity.profile.reauthenticate.useMutation({ onSuccess: onDone });
  const { fields, other } = useFieldFailures(error, fieldOf);
  const submit = () => {
    setMissing(!password);
    if (password && !isPending) mutate({ password });
  };
  return (
    <Form onSubmit={submit} label="Show that it is you" validationErrors={isMissing ? missingPassword : fields}>
      <p>You signed in a while ago. Before we go on, enter your password once more.</p>
      <AuthAlert error={other} />
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        hasFirstFocus
        value={password}
        onChange={setPassword}
      />
      <ButtonRow>
        <Button type="submit" isPending={isPending} pendingLabel="Checking…">
          Continue
        </Button>
        <Button look="quiet" onPress={onCancel}>
          Cancel
        </Button>
      </ButtonRow>
    </Form>
  );
}
