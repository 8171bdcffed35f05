import { trpc } from '../../shared/api/trpc.ts';
import { paths } from '../../shared/paths/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { LinkPage } from '../sign-in/link-page.tsx';
import { LinkAction } from './link-action.tsx';

const toSignIn = (
  <ButtonLink to={paths.auth} variant="secondary">
    Sign In
  </ButtonLink>
);

const afterRefusal = {
  LinkExpired: (
    <>
      <p>If you are still worried, choose a new password. That signs everyone out too.</p>
      <ButtonRow>
        <ButtonLink to={paths.forgottenPassword}>Choose a new password</ButtonLink>
        {toSignIn}
      </ButtonRow>
    </>
  ),
};

/** The link “This was not me” of a security mail leads here. It can only take access away, never give it. */
export default function SecureAccountPage() {
  const { identity } = trpc.useUtils();
  const call = trpc.identity.recovery.secureAccount.useMutation({ onSuccess: () => identity.invalidate() });
  return (
    <LinkPage
      call={call}
      title="Secure your account"
      done={{
        heading: 'Everyone is signed out',
        text: (
          <>
            <p>
              We have sent you a link to choose a new password. Use it now: until you do, the old password still works.
              If someone else may be reading your email, change the password of your mailbox first.
            </p>
            <p className="mt-3">
              Then sign in, and remove every passkey, authenticator app and Google account in “Your account” that isn’t
              yours.
            </p>
          </>
        ),
        next: (
          <>
            <ButtonLink to={paths.forgottenPassword}>Send me another link</ButtonLink>
            {toSignIn}
          </>
        ),
      }}
      form={(token) => (
        <LinkAction
          action="Secure my account"
          pendingLabel="Securing…"
          onPress={() => call.mutate({ token })}
          isPending={call.isPending}
          error={call.error}
          afterRefusal={afterRefusal}
        >
          <p>Use this if our email told you about something that wasn’t you. When you press the button:</p>
          <ul className="flex list-disc flex-col gap-2 pl-6">
            <li>everyone is signed out on every device, including you and anyone who is halfway through signing in</li>
            <li>if someone asked us to remove your second steps, that is stopped</li>
            <li>we email you a link to choose a new password</li>
          </ul>
          <p>Your will, and the other ways you sign in, stay as they are.</p>
        </LinkAction>
      )}
    />
  );
}
