import { trpc } from '../../shared/api/trpc.ts';
import { paths } from '../../shared/paths/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { LinkPage } from './link-page.tsx';

/** The link to the old address leads here, in case somebody else changed it. */
export default function UndoEmailPage() {
  const { identity } = trpc.useUtils();
  return (
    <LinkPage
      call={trpc.identity.profile.undoEmailChange.useMutation({ onSuccess: () => identity.invalidate() })}
      title="Keep your old email address"
      action="Keep my old email address"
      pendingLabel="Changing back…"
      done={{
        heading: 'Your old email address is back',
        text: 'Everyone has been signed out, and the old password no longer works. We have sent you a link to choose a new one.',
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
      The email address of your account was changed. If you didn’t do that, put the old one back. We’ll sign everyone
      out, and you can choose a new password.
    </LinkPage>
  );
}
