import type { ConfirmEmail, ConfirmedEmail } from '@plainwill/contracts/identity/accounts';
import { meetsPasswordRules } from '@plainwill/contracts/identity/vocabulary';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { storeSubmitted, submittedQuestionnaireDraft } from '../../public/questionnaire/submitted-questionnaire.ts';
import { failureOf } from '../../shared/api/failure.ts';
import { confirmEmail, isSignedInUnread, readMeAgain, useMe } from '../../shared/api/session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { SignedInRedirect, signingInMark } from './after-sign-in.tsx';
import { AuthAlert, type FieldOfReason, useFieldFailures } from './auth-failure.tsx';
import { forgetBrowserSecret, storedBrowserSecret } from './browser-secret.ts';
import { EmailField, missingCredentials, NewPasswordField } from './credential-fields.tsx';
import { LinkPage } from './link-page.tsx';

const fieldOf: FieldOfReason = { PasswordTooCommon: 'password', LinkOfAnother: 'email' };

interface ConfirmPasswordFormProps {
  onSubmit: (email: string, password: string) => void;
  isPending: boolean;
  error: unknown;
}

/** For who opens the link in another browser than they signed up with, or did not sign up themselves. */
function ConfirmPasswordForm({ onSubmit, isPending, error }: ConfirmPasswordFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<Record<string, string> | null>(null);
  const rules = useRef<HTMLDivElement>(null);
  const { fields, other } = useFieldFailures(error, fieldOf);
  const submit = () => {
    if (isPending) return;
    const found = missingCredentials(email, password);
    setMissing(found);
    if (found) return;
    if (meetsPasswordRules(password)) onSubmit(email, password);
    else rules.current?.focus();
  };
  return (
    <Card>
      <Form onSubmit={submit} label="Confirm your email address" validationErrors={missing ?? fields}>
        <p>
          You signed up in another browser. Enter the address that received our message, and the password you chose.
          That makes sure that the account is yours alone. You can choose a new one, but then any answers you have
          already given stay in the browser you signed up with.
        </p>
        <AuthAlert error={other} />
        <EmailField label="Email" autoComplete="username" value={email} onChange={setEmail} />
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

/**
 * Stores the answers that the sign-up carried, which the Will Maker then claims. Another device may hold those of
 * someone else; the one that signed up may hold newer ones.
 */
function storeCarried({ password }: ConfirmEmail, { submission }: ConfirmedEmail) {
  if (submission && (password || !submittedQuestionnaireDraft.read())) storeSubmitted(submission);
}

/**
 * The link in the confirmation message leads here. In the browser that signed up one press confirms the address and
 * signs in; in any other one the password is chosen now, for a stranger may have signed up with this address.
 */
export default function ConfirmEmailPage() {
  const me = useMe();
  const call = useMutation({
    mutationFn: (link: ConfirmEmail) => confirmEmail(link, (confirmed) => storeCarried(link, confirmed)),
    onSuccess: () => {
      forgetBrowserSecret();
      signingInMark.set();
    },
    onError: (failure) => isSignedInUnread(failure) && readMeAgain(),
  });
  const { mutate, isPending, error } = call;
  if (call.isSuccess && me.data) return <SignedInRedirect account={me.data} />;
  if (isSignedInUnread(error)) return <SignedInRedirect account={null} />;
  const reason = error && failureOf(error).reason;
  const browserSecret = storedBrowserSecret();
  // Once asked for, it stays while what was typed is refused.
  const needsPassword = reason === 'PasswordNeeded' || Boolean(call.variables?.password && reason !== 'LinkExpired');
  return (
    <LinkPage
      call={{ ...call, mutate: ({ token }) => mutate({ token, ...(browserSecret && { browserSecret }) }) }}
      title="Confirm your email address"
      action="Confirm my email address"
      pendingLabel="Confirming…"
      form={
        needsPassword
          ? (token) => (
              <ConfirmPasswordForm
                onSubmit={(email, password) => mutate({ token, email, password })}
                isPending={isPending}
                error={reason === 'PasswordNeeded' ? null : error}
              />
            )
          : undefined
      }
    >
      Press the button to finish. You will then be signed in.
    </LinkPage>
  );
}
