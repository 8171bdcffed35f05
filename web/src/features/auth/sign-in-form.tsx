import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { failureOf } from '../../api/failure.ts';
import { signIn } from '../../api/session.ts';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { notify } from '../../ui/toasts.ts';
import { AuthAlert } from './auth-alert.tsx';
import { missingCredentials } from './missing-credentials.ts';

export function SignInForm() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<Record<string, string> | null>(null);
  const [, goTo] = useLocation();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => signIn(email, password),
    onSuccess: () => {
      notify({ title: 'Welcome!', text: `Successfully signed in to ${brand.name}.`, tone: 'ok' });
      goTo(paths.willMaker());
    },
  });
  const submit = () => {
    if (isPending) return;
    const found = missingCredentials(email, password);
    setMissing(found);
    if (found) reset();
    else mutate();
  };
  return (
    <Form onSubmit={submit} label="Sign in" validationErrors={missing ?? (error ? failureOf(error).fields : undefined)}>
      <AuthAlert error={error} />
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        value={email}
        onChange={setEmail}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" isWide isPending={isPending} pendingLabel="Loading...">
        Sign In
      </Button>
    </Form>
  );
}
