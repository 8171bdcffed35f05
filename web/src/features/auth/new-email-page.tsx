import { trpc } from '../../api/trpc.ts';
import { paths } from '../../paths/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { LinkPage } from './link-page.tsx';
import { UseNewEmail } from './use-new-email.tsx';

/** Where the link to a new address leads. */
export default function NewEmailPage() {
  const { identity } = trpc.useUtils();
  const call = trpc.identity.profile.confirmNewEmail.useMutation({ onSuccess: () => identity.invalidate() });
  return (
    <LinkPage
      call={call}
      title="Use your new email address"
      done={{
        heading: 'Your email address is changed',
        words: 'From now on, sign in with your new address. We have told your old address about it.',
        next: <ButtonLink to={paths.account}>Your account</ButtonLink>,
      }}
      form={(token) => (
        <UseNewEmail
          token={token}
          onConfirm={() => call.mutate({ token })}
          isPending={call.isPending}
          error={call.error}
        />
      )}
    />
  );
}
