import { meetsPasswordRules } from '@plainwill/contracts/identity/vocabulary';
import { useRef, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { AuthAlert } from './auth-alert.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { type FieldOfReason, useFieldFailures } from './use-field-failures.ts';

const fieldOf: FieldOfReason = { PasswordTooCommon: 'password' };

interface ConfirmPasswordFormProps {
  onSubmit: (password: string) => void;
  isPending: boolean;
  error: unknown;
}

/** For who opens the link in another browser than they signed up with, or did not sign up themselves. */
export function ConfirmPasswordForm({ onSubmit, isPending, error }: ConfirmPasswordFormProps) {
  const [password, setPassword] = useState('');
  const rules = useRef<HTMLDivElement>(null);
  const { fields, other } = useFieldFailures(error, fieldOf);
  const submit = () => {
    if (isPending) return;
    if (meetsPasswordRules(password)) onSubmit(password);
    else rules.current?.focus();
  };
  return (
    <Card>
      <Form onSubmit={submit} label="Confirm your email address" validationErrors={fields}>
        <p>
          This is not the browser you signed up with. To be sure that the account is yours alone, enter the password you
          will sign in with. It can be the one you chose before, or a new one.
        </p>
        <AuthAlert error={other} />
        <NewPasswordField label="Password" name="password" value={password} onChange={setPassword} rules={rules} />
        <Button
          type="submit"
          isWide
          isPending={isPending}
          pendingLabel="Confirming…"
          isBlocked={!meetsPasswordRules(password)}
        >
          Confirm my email address
        </Button>
      </Form>
    </Card>
  );
}
