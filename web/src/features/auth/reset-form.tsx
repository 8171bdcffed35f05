import { meetsPasswordRules } from '@plainwill/contracts/identity/vocabulary';
import { useRef, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { AuthAlert } from './auth-alert.tsx';
import { KeepGoogle } from './keep-google.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { type FieldOfReason, useFieldFailures } from './use-field-failures.ts';

const fieldOf: FieldOfReason = { PasswordTooCommon: 'password' };

interface ResetFormProps {
  /** The address of the connected Google account. */
  googleEmail: string | null;
  onSubmit: (chosen: { password: string; keepGoogle?: string }) => void;
  isPending: boolean;
  error: unknown;
}

export function ResetForm({ googleEmail, onSubmit, isPending, error }: ResetFormProps) {
  const [password, setPassword] = useState('');
  const [keepsGoogle, setKeepsGoogle] = useState(false);
  const rules = useRef<HTMLDivElement>(null);
  const { fields, other } = useFieldFailures(error, fieldOf);
  const submit = () => {
    if (isPending) return;
    if (meetsPasswordRules(password))
      onSubmit({ password, ...(googleEmail && keepsGoogle && { keepGoogle: googleEmail }) });
    else rules.current?.focus();
  };
  return (
    <Form onSubmit={submit} label="Choose a new password" validationErrors={fields}>
      <AuthAlert error={other} />
      <NewPasswordField label="New password" name="password" value={password} onChange={setPassword} rules={rules} />
      {googleEmail && <KeepGoogle email={googleEmail} isKept={keepsGoogle} onChange={setKeepsGoogle} />}
      <Button
        type="submit"
        isWide
        isPending={isPending}
        pendingLabel="Saving…"
        isBlocked={!meetsPasswordRules(password)}
      >
        Save new password
      </Button>
    </Form>
  );
}
