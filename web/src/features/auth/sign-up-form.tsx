import { meetsPasswordRules } from '@plainwill/contracts/identity/vocabulary';
import { useRef, useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { trpc } from '../../api/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { notify } from '../../ui/toasts.ts';
import { AuthAlert } from './auth-alert.tsx';
import { missingCredentials } from './missing-credentials.ts';
import { PasswordRules } from './password-rules.tsx';

export function SignUpForm() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<Record<string, string> | null>(null);
  const rules = useRef<HTMLDivElement>(null);
  const { mutate, isPending, isSuccess, error, reset } = trpc.identity.accounts.signUp.useMutation({
    onSuccess: () =>
      notify({
        title: 'Check your email',
        text: "We've sent you a confirmation link to complete your signup.",
        tone: 'ok',
      }),
  });
  if (isSuccess) return <OpenTheLink email={email} />;

  const submit = () => {
    if (isPending) return;
    const found = missingCredentials(email, password);
    setMissing(found);
    if (found) reset();
    else if (!meetsPasswordRules(password)) rules.current?.focus();
    else mutate({ email, password });
  };
  return (
    <Form
      onSubmit={submit}
      label="Create your account"
      validationErrors={missing ?? (error ? failureOf(error).fields : undefined)}
    >
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
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <PasswordRules password={password} ref={rules} />
      <Button
        type="submit"
        isWide
        isPending={isPending}
        pendingLabel="Loading..."
        isBlocked={!email.trim() || !meetsPasswordRules(password)}
      >
        Create Account
      </Button>
    </Form>
  );
}

function OpenTheLink({ email }: { email: string }) {
  return (
    <Notice tone="ok" title="One more step">
      Open the link in the message to <strong>{email.trim()}</strong>, then sign in. It can take a few minutes to come;
      look among your junk mail too.
    </Notice>
  );
}
