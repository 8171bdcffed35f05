import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { signIn } from '../../api/session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { EmailField } from '../auth/email-field.tsx';
import { missingCredentials } from '../auth/missing-credentials.ts';
import { signInWarning, type Warning, warn, warnings } from './warnings.ts';

/** @param entryWarning why nobody passed, until the next try. */
export function AdminLoginForm({ entryWarning }: { entryWarning: Warning | null }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<Record<string, string> | null>(null);
  const { mutate, isPending, isIdle, error, reset } = useMutation({
    mutationFn: () => signIn(email, password),
    onError: (failure) => warn(signInWarning(failure)),
  });
  const submit = () => {
    if (isPending) return;
    const found = missingCredentials(email, password);
    setMissing(found);
    if (!found) return mutate();
    reset();
    warn(warnings.fieldsMissing);
  };
  const fields = missing ?? (error ? failureOf(error).fields : undefined);
  const warning = error ? signInWarning(error) : isIdle && !missing ? entryWarning : null;
  return (
    <Form onSubmit={submit} label="Staff sign in" validationErrors={fields}>
      {warning && (
        <Notice tone="error" title={warning.title}>
          {warning.text}
        </Notice>
      )}
      <EmailField label="Email" autoComplete="username" value={email} onChange={setEmail} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" size="small" isWide isPending={isPending} pendingLabel="Loading...">
        Sign In to Admin Panel
      </Button>
    </Form>
  );
}
