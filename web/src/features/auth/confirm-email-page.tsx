import { meetsPasswordRules } from '@plainwill/contracts/identity/vocabulary';
import { useRef, useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { trpc } from '../../api/trpc.ts';
import { paths } from '../../paths/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { AuthAlert, type FieldOfReason, useFieldFailures } from './auth-failure.tsx';
import { forgetBrowserSecret, keptBrowserSecret } from './browser-secret.ts';
import { NewPasswordField } from './credential-fields.tsx';
import { LinkPage } from './link-page.tsx';

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

/**
 * Where the link in the confirmation message leads. In the browser that signed up one press is enough; in any other
 * one the password is chosen now, for a stranger may have signed up with this address.
 */
export default function ConfirmEmailPage() {
  const call = trpc.identity.accounts.confirmEmail.useMutation({ onSuccess: forgetBrowserSecret });
  const { mutate, isPending, error } = call;
  const reason = error && failureOf(error).reason;
  const browserSecret = keptBrowserSecret();
  // Once asked for, it stays while it is refused for being too easy to guess.
  const needsPassword = reason === 'PasswordNeeded' || Boolean(call.variables?.password && reason !== 'LinkExpired');
  return (
    <LinkPage
      call={{ ...call, mutate: ({ token }) => mutate({ token, ...(browserSecret && { browserSecret }) }) }}
      title="Confirm your email address"
      action="Confirm my email address"
      pendingLabel="Confirming…"
      done={{
        heading: 'Thank you',
        words: 'Your email address is confirmed. You can sign in now.',
        next: <ButtonLink to={paths.auth}>Sign In</ButtonLink>,
      }}
      form={
        needsPassword
          ? (token) => (
              <ConfirmPasswordForm
                onSubmit={(password) => mutate({ token, password })}
                isPending={isPending}
                error={reason === 'PasswordNeeded' ? null : error}
              />
            )
          : undefined
      }
    >
      Press the button to finish.
    </LinkPage>
  );
}
