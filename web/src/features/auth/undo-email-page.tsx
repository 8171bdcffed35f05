import { trpc } from '../../api/trpc.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LinkPage } from './link-page.tsx';

/** Where the link to the old address leads, in case somebody else changed it. */
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
        words: 'If you did not ask for the change, somebody may know your password. Choose a new one now.',
        next: (
          <>
            <ButtonLink to={paths.forgottenPassword}>Choose a new password</ButtonLink>
            <ButtonLink to={paths.auth} look="secondary">
              Sign In
            </ButtonLink>
          </>
        ),
      }}
    >
      Somebody asked to change the email address of your account. If it was not you, put the old one back.
    </LinkPage>
  );
}
