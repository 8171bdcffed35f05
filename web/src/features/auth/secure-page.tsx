import { trpc } from '../../api/trpc.ts';
import { paths } from '../../paths/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { LinkPage } from './link-page.tsx';

/** Where “This was not me” leads in a mail about the account's security. It closes doors, and opens none. */
export default function SecurePage() {
  const { identity } = trpc.useUtils();
  return (
    <LinkPage
      call={trpc.identity.recovery.secureAccount.useMutation({ onSuccess: () => identity.invalidate() })}
      title="Secure your account"
      action="Secure my account"
      pendingLabel="Securing…"
      done={{
        heading: 'Your account is secured',
        words:
          'Everyone has been signed out. We have sent you a link to choose a new password. Then look at how you sign in, and remove what you don’t know.',
        next: (
          <>
            <ButtonLink to={paths.forgottenPassword}>Send me another link</ButtonLink>
            <ButtonLink to={paths.auth} variant="secondary">
              Sign In
            </ButtonLink>
          </>
        ),
      }}
    >
      If what we told you about was not you, press the button. We sign everyone out, stop any removal of your second
      steps, and send you a link to choose a new password.
    </LinkPage>
  );
}
