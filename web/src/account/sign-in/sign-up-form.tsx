import { meetsPasswordRules } from '@plainwill/contracts/identity/vocabulary';
import { useRef, useState } from 'react';
import { submittedQuestionnaireDraft } from '../../public/questionnaire/submitted-questionnaire.ts';
import { failureOf } from '../../shared/api/failure.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { useDraft } from '../../shared/drafts/draft.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { notify } from '../../ui/toasts/toasts.ts';
import { AuthAlert } from './auth-failure.tsx';
import { newBrowserSecret } from './browser-secret.ts';
import { EmailField, missingCredentials, NewPasswordField } from './credential-fields.tsx';

interface SignUpFormProps {
  onTry: () => void;
  /** The account is made, and waits for its link to be opened. */
  onSent: (email: string) => void;
}

export function SignUpForm({ onTry, onSent }: SignUpFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<Record<string, string> | null>(null);
  const rules = useRef<HTMLDivElement>(null);
  const [submitted] = useDraft(submittedQuestionnaireDraft);
  const isForTwo = submitted?.answers.whoFor === 'Me and my Partner';
  const { mutate, isPending, error, reset } = trpc.identity.accounts.signUp.useMutation({
    onSuccess: () => {
      notify({
        title: 'Check your email',
        text: "We've sent you a confirmation link to complete your signup.",
        tone: 'ok',
      });
      onSent(email.trim());
    },
  });
  const submit = () => {
    if (isPending) return;
    onTry();
    const found = missingCredentials(email, password);
    setMissing(found);
    if (found) reset();
    else if (!meetsPasswordRules(password)) rules.current?.focus();
    else mutate({ email, password, browserSecret: newBrowserSecret(), ...(submitted && { submission: submitted }) });
  };
  return (
    <Form
      onSubmit={submit}
      label="Create your account"
      validationErrors={missing ?? (error ? failureOf(error).fields : undefined)}
    >
      <AuthAlert error={error} />
      <EmailField
        label="Email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        {...(isForTwo && {
          hint: 'Your own: a will is one person’s, so your partner needs an account with another address',
        })}
      />
      <NewPasswordField label="Password" name="password" value={password} onChange={setPassword} rules={rules} />
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
