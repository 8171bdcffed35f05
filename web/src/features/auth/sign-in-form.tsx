import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { isSignedInUnread, readMeAgain, signIn } from '../../api/session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { AuthAlert } from './auth-alert.tsx';
import { EmailField } from './email-field.tsx';
import { missingCredentials } from './missing-credentials.ts';
import { signingInMark } from './sign-in-marks.ts';

interface SignInFormProps {
  onTry: () => void;
  /** Somebody is signed in whose roles could not be looked up. */
  onUnread: () => void;
}

/** The page around it takes the person onward as soon as somebody is signed in. */
export function SignInForm({ onTry, onUnread }: SignInFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<Record<string, string> | null>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => signIn(email, password),
    onMutate: signingInMark.set,
    onError: (failure) => {
      if (!isSignedInUnread(failure)) return void signingInMark.take();
      readMeAgain();
      onUnread();
    },
  });
  const submit = () => {
    if (isPending) return;
    onTry();
    const found = missingCredentials(email, password);
    setMissing(found);
    if (found) reset();
    else mutate();
  };
  return (
    <Form onSubmit={submit} label="Sign in" validationErrors={missing ?? (error ? failureOf(error).fields : undefined)}>
      <AuthAlert error={error} />
      <EmailField label="Email" autoComplete="username" value={email} onChange={setEmail} />
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
