import { failureOf } from '../../api/failure.ts';
import { trpc } from '../../api/trpc.ts';
import { paths } from '../../paths/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { forgetBrowserSecret, keptBrowserSecret } from './browser-secret.ts';
import { ConfirmPasswordForm } from './confirm-password-form.tsx';
import { LinkPage } from './link-page.tsx';

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
      One press, and your account is ready.
    </LinkPage>
  );
}
